import Copy from 'lucide/dist/esm/icons/copy.mjs'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { CheckIcon } from '../icons/CheckIcon'
import { createIcon, type Icon } from '../icons/createIcon'
import { KitContext } from '../kit/useKit'
import { ShellContext } from '../shell/ShellContext'
import { Button, type ButtonProps } from './Button'
import { IconButton } from './IconButton'

const CopyIcon: Icon = /* @__PURE__ */ createIcon('copy', Copy)

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** Text to copy. */
  value: string
  /** Accessible name of the action, and the visible text of a button with a `variant`. */
  label: string
  /** Replaces the label for two seconds after a copy, such as 'Address copied'. Announced to screen readers. */
  copiedLabel: string
  /** Error message if the browser refuses to copy. */
  failedMessage: string
  disabled?: boolean | undefined
  /** Called with the result. */
  onCopy?: ((copied: boolean) => void) | undefined
  /** Without a variant, the button shows only its icon. */
  variant?: ButtonProps['variant']
}

const confirmationMs = 2000

/**
 * Renders a button that copies text. If it succeeds, shows a check mark and `copiedLabel` for two seconds, otherwise a
 * toast. Parts of `Button` or `IconButton`.
 *
 * @example
 * ```tsx
 * import { CopyButton } from '@openappkit/appkit-ui/elements'
 *
 * export const CopyLink = ({ url }: { url: string }) => (
 *   <CopyButton value={url} label="Copy link" copiedLabel="Link copied" failedMessage="Couldn't copy. Try again." />
 * )
 * ```
 */
export function CopyButton(props: CopyButtonProps): ReactNode {
  const { value, label, copiedLabel, failedMessage, disabled, onCopy, variant } = props
  const [copied, setCopied] = useState(false)
  const kit = useContext(KitContext)
  const shell = useContext(ShellContext)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), confirmationMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (): Promise<void> => {
    let done = true
    try {
      await navigator.clipboard.writeText(value)
      shell?.announcer.say(copiedLabel)
    } catch {
      done = false // No permission or no secure context.
      kit?.toasts.show(failedMessage, 'error')
    }
    setCopied(done)
    onCopy?.(done)
  }
  const shared = { icon: copied ? <CheckIcon /> : <CopyIcon />, disabled, onClick: () => void copy() }
  const shown = copied ? copiedLabel : label
  if (!variant) return <IconButton {...shared} label={shown} />
  return (
    <Button {...shared} variant={variant}>
      {shown}
    </Button>
  )
}
