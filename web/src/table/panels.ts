/** The panels next to the board. */

export type Panel = 'log' | 'chat';
