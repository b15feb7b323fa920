/** The learner's progress in a lesson: a step is shown at its question, and done once that question is answered. */

import type { LessonInfo } from '../../wire/types.ts';
import { keep, recall } from '../memory.ts';

export interface Progress {
  /** The keys of the completed steps. */
  done: string[];
  /** The step that is shown; empty if none is. */
  shown: string;
  /** Whether the learner has quit. */
  isClosed: boolean;
}

const FRESH: Progress = { done: [], shown: '', isClosed: false };

export const recallLesson = (table: string): Progress => recall(`timefront.lesson.${table}`, FRESH);
export const keepLesson = (table: string, progress: Progress): void => keep(`timefront.lesson.${table}`, progress);

type Step = LessonInfo['steps'][number];

/** The lesson's progress when a question is asked, or none is; the same object if nothing changes. */
export function wentOn(steps: readonly Step[], progress: Progress, question: string): Progress {
  const shown = steps.find((step) => step.key === progress.shown);
  if (shown?.questions.includes(question)) return progress;
  const done = shown ? [...progress.done, shown.key] : progress.done;
  const next = steps.find((step) => !done.includes(step.key) && step.questions.includes(question));
  if (!shown && !next) return progress;
  return { ...progress, done, shown: next?.key ?? '' };
}

/** Whether the last step is completed. */
export function isLearned(steps: readonly Step[], progress: Progress): boolean {
  return progress.done.includes(steps.at(-1)?.key ?? '');
}
