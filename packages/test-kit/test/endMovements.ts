/** axe would otherwise measure a color on its way. What moves forever is left alone. */
export function endMovements(root: ShadowRoot): void {
  for (const animation of root.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
  }
}
