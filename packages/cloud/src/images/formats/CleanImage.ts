/** A picture that only is one: what else its file carried is gone. */
export interface CleanImage {
  readonly type: string
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}
