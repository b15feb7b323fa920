/** The keys of the table. */

export const KEYS = {
  undo: 'z',
  log: 'l',
  rules: 'r',
  chat: 'c',
  hint: 'h',
  reference: 'f',
  board: 'b',
  offers: 'o',
  help: '?',
} as const;
export type Command = keyof typeof KEYS;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>;

/** What a key asks for: a command, the number of an offer, or nothing. */
export function commandOf(event: Pressed): Command | number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  const key = event.key.toLowerCase();
  return (Object.keys(KEYS) as Command[]).find((command) => KEYS[command] === key) ?? null;
}

/** Whether the focused element takes letters as input. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target instanceof HTMLInputElement && !['button', 'checkbox', 'radio', 'range'].includes(target.type);
}
