declare global {
  interface Window {
    /** Start of each frame since the call of `recordFrames`, in milliseconds on the page's clock. */
    recordedFrames: number[]
  }
}

/** Records when each frame starts. Runs in the page. */
export function recordFrames(): void {
  const frames: number[] = []
  window.recordedFrames = frames
  const note = (time: number): void => {
    if (window.recordedFrames !== frames) return
    frames.push(time)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}
