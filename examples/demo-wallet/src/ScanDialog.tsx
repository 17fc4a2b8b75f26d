import { type ReactNode, useEffect, useRef, useState } from 'react'
import { barcodeReader } from './barcodeReader'

/** Returns whether this browser can scan a QR code with a camera. */
export function canScan(): boolean {
  return 'BarcodeDetector' in globalThis && navigator.mediaDevices !== undefined
}

/** Shows the camera until it sees a WalletConnect code. */
export function ScanDialog({ onFound, onClose }: { onFound: (uri: string) => void; onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState('')
  const found = useRef(onFound)
  found.current = onFound

  useEffect(() => {
    dialog.current?.showModal()
    const abort = new AbortController()
    if (video.current) {
      scan(video.current, abort.signal).then(
        uri => uri !== undefined && found.current(uri),
        (error: Error) => setProblem(`Can’t use the camera: ${error.message}. Paste the link instead.`),
      )
    }
    return () => abort.abort()
  }, [])

  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="scan-title" onClose={onClose}>
      <h2 id="scan-title">Point your camera at the QR code</h2>
      {problem === '' ? <video ref={video} muted playsInline /> : <p role="alert">{problem}</p>}
      <form method="dialog" className="actions">
        <button type="submit">Close</button>
      </form>
    </dialog>
  )
}

/**
 * Resolves with the link of the first WalletConnect code that the camera sees, or with undefined once `signal` aborts.
 */
async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const reader = barcodeReader()
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    video.srcObject = stream
    await video.play()
    while (!signal.aborted) {
      const codes = (await reader?.detect(video)) ?? []
      const link = codes.find(({ rawValue }) => rawValue.startsWith('wc:'))
      if (link) return link.rawValue
      await new Promise(resolve => setTimeout(resolve, 200))
    }
    return undefined
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
