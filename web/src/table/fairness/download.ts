/** The journal as a file. The secret is sent in a header, so that it is in no address and no log. */

import { readJournal } from '../../wire/lobby.ts';

/** Returns whether it worked. */
export async function download(table: string, token: string): Promise<boolean> {
  const journal = await readJournal(table, token).catch(() => null);
  if (journal === null) return false;
  const address = URL.createObjectURL(new Blob([journal], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${table}.match`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return true;
}
