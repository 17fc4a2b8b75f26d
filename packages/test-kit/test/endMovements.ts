/** Finishes animations, so axe doesn't measure a color in transition. Skips infinite ones. */
export function endMovements(root: ShadowRoot): void {
  for (const animation of root.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
  }
}
