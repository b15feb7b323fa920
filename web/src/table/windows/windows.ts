/** What can be opened above the table; one at a time. */

export type Window = 'rules' | 'reference' | 'help' | 'menu' | 'fork' | 'resign' | 'review';
