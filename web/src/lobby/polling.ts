/** Polling, only while the page is visible. */

/** Run a task now and at intervals of milliseconds while the page is visible; returns a function that stops it. */
export function often(task: () => Promise<void>, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function run(): Promise<void> {
    clearTimeout(timer);
    if (!document.hidden) await task();
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), milliseconds);
  }
  const back = (): void => {
    if (!document.hidden) void run();
  };
  document.addEventListener('visibilitychange', back);
  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', back);
  };
}
