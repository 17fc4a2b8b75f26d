/** Nothing is on its way any more. What moves for ever is left alone. */
export function endMovements(root: ShadowRoot): void {
  for (const animation of root.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
  }
}
