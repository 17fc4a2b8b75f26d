/** The part of the browser's code reader that this page uses. Not every browser has one. */
export interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

type BarcodeReaderClass = new (options: { formats: readonly string[] }) => BarcodeReader

/** The browser's reader of QR codes, if it has one. */
export function barcodeReader(): BarcodeReader | undefined {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeReaderClass }
  return BarcodeDetector && new BarcodeDetector({ formats: ['qr_code'] })
}
