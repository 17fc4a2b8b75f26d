/** Runs `task` once `animations` have ended, finished or not. */
export function afterAnimations(animations: readonly Animation[], task: () => void): void {
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(task)
}
