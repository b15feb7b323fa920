/** Which page the address names. A seat's secret is behind the #, which browsers do not send to servers. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'invite'; table: string }
  | { page: 'table'; table: string; token: string }
  | { page: 'credits' }
  | { page: 'nowhere' };

export function routeOf(path: string, hash: string): Route {
  if (path === '/') return { page: 'lobby' };
  if (path === '/credits') return { page: 'credits' };
  const [, page, name = ''] = /^\/(new|invite|table)(?:\/(\w{1,40}))?$/.exec(path) ?? [];
  if (page === 'new') return { page, game: name };
  if (!/^[0-9a-z]{12}$/.test(name)) return { page: 'nowhere' };
  if (page === 'invite') return { page, table: name };
  return { page: 'table', table: name, token: hash.replace(/^#/, '') };
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'new':
      return route.game ? `/new/${route.game}` : '/new';
    case 'invite':
      return `/invite/${route.table}`;
    case 'table':
      return `/table/${route.table}${route.token ? `#${route.token}` : ''}`;
    case 'credits':
      return '/credits';
    default:
      return '/';
  }
}

class Router {
  #route = $state.raw<Route>({ page: 'lobby' });

  get route(): Route {
    return this.#route;
  }

  /** Follow the address bar from now on, and follow links within the page without reloading it. */
  start(): void {
    this.#read();
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(route: Route): void {
    history.pushState(null, '', addressOf(route));
    this.#arrive();
  }

  /** Go there so that "back" does not lead to this page again. */
  replace(route: Route): void {
    history.replaceState(null, '', addressOf(route));
    this.#arrive();
  }

  #arrive(): void {
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.#route = routeOf(location.pathname, location.hash);
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const route = routeOf(link.pathname, link.hash);
    const isElsewhere = link.origin !== location.origin || route.page === 'nowhere';
    if (isElsewhere || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(route);
  }
}

export const router = new Router();
