/** How a player who is looking elsewhere learns that it is their turn: the title, the icon, and a notice if allowed. */

import usualIcon from '../../favicon.svg';
import turnIcon from './favicon_turn.svg';

export function showIcon(isTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = isTurn ? turnIcon : usualIcon;
}

export const canNotify = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

/** Ask the browser's permission; returns whether notices may be shown. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** A notice, for players who do not see the page. */
export function notify(title: string, body: string, tag: string): void {
  if (document.visibilityState === 'visible' || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body, tag, icon: turnIcon });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // phones show notices only for installed pages
  }
}
