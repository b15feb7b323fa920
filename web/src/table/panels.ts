/** What stands beside the board. */

export type Panel = 'log' | 'chat';
