/** An image without any other data from its file. */
export interface CleanImage {
  readonly type: string
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}
