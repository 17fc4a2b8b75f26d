/** The subset of the browser's `BarcodeDetector` that this wallet uses. Not every browser supports it. */
export interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

type BarcodeReaderClass = new (options: { formats: readonly string[] }) => BarcodeReader

/** Returns a QR code reader if the browser has one. */
export function barcodeReader(): BarcodeReader | undefined {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeReaderClass }
  return BarcodeDetector && new BarcodeDetector({ formats: ['qr_code'] })
}
