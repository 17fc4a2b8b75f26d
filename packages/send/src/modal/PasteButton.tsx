import type { ReactNode } from 'react'

/** The reason that nothing was pasted: the browser or the user denied it, or the clipboard holds no text. */
export type PasteProblem = 'pasteDenied' | 'pasteEmpty'

export interface PasteButtonProps {
  readonly label: string
  readonly onPaste: (text: string) => void
  readonly onProblem: (problem: PasteProblem) => void
}

/** Length in characters beyond which a text can't be an address or a name. */
const longest = 1000

/** A button that pastes the clipboard's text. Absent if the browser doesn't let apps read it. Part `send-paste`. */
export function PasteButton({ label, onPaste, onProblem }: PasteButtonProps): ReactNode {
  // Only secure contexts have a clipboard, and not every browser lets apps read it.
  const clipboard = navigator.clipboard as Partial<Clipboard> | undefined
  if (!clipboard?.readText) return null
  const paste = async (): Promise<void> => {
    try {
      const text = (await navigator.clipboard.readText()).trim().slice(0, longest)
      if (text) onPaste(text)
      else onProblem('pasteEmpty')
    } catch {
      onProblem('pasteDenied')
    }
  }
  return (
    <button type="button" className="send-quiet" part="send-paste" data-accent onClick={() => void paste()}>
      {label}
    </button>
  )
}
