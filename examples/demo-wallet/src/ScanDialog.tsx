import { type ReactNode, useEffect, useRef, useState } from 'react'
import { barcodeReader } from './barcodeReader'
import { isPaymentCode } from './payment/isPaymentCode'
import { Sheet } from './Sheet'

/** Returns whether this browser can scan a QR code with a camera. */
export function canScan(): boolean {
  return 'BarcodeDetector' in globalThis && navigator.mediaDevices !== undefined
}

/** Shows the camera until it sees a WalletConnect link or a payment code. */
export function ScanDialog({ onFound, onClose }: { onFound: (uri: string) => void; onClose: () => void }): ReactNode {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState('')
  const found = useRef(onFound)
  found.current = onFound

  useEffect(() => {
    const abort = new AbortController()
    if (video.current) {
      scan(video.current, abort.signal).then(
        uri => uri !== undefined && found.current(uri),
        (error: Error) => setProblem(`Can’t use the camera: ${error.message}. Paste the link or the code instead.`),
      )
    }
    return () => abort.abort()
  }, [])

  return (
    <Sheet titleId="scan-title" onClose={onClose}>
      <h2 id="scan-title" tabIndex={-1}>
        Point your camera at the QR code
      </h2>
      {problem === '' ? <video ref={video} muted playsInline /> : <p role="alert">{problem}</p>}
      <div className="actions">
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Sheet>
  )
}

/**
 * Resolves with the first WalletConnect link or payment code that the camera sees, or with undefined once `signal`
 * aborts.
 */
async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const reader = barcodeReader()
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    video.srcObject = stream
    await video.play()
    while (!signal.aborted) {
      const codes = (await reader?.detect(video)) ?? []
      const found = codes.find(({ rawValue }) => rawValue.startsWith('wc:') || isPaymentCode(rawValue))
      if (found) return found.rawValue
      await new Promise(resolve => setTimeout(resolve, 200))
    }
    return undefined
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
