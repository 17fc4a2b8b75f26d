/** Rectangle of the viewport in CSS pixels. */
export interface FrameRect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Returns the part of an element that its card doesn't cut off. */
export function visibleRect(element: HTMLElement): FrameRect {
  const own = element.getBoundingClientRect()
  const stage = element.closest('.stage')?.getBoundingClientRect() ?? own
  const top = Math.max(own.top, stage.top)
  const bottom = Math.min(own.bottom, stage.bottom)
  return { left: own.left, top, width: own.width, height: Math.max(0, bottom - top) }
}
