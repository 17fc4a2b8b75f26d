/** An image that is safe to serve. */
export interface CleanImage {
  readonly type: string
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}
