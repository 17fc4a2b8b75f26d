declare global {
  interface Window {
    /** When each frame began since `recordFrames`, in the page's own milliseconds. */
    recordedFrames: number[]
  }
}

/** Runs in the page: notes when every frame begins. */
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
