import Copy from 'lucide/dist/esm/icons/copy.mjs'
import { type ReactNode, useEffect, useState } from 'react'
import { CheckIcon } from '../icons/CheckIcon'
import { createIcon, type Icon } from '../icons/createIcon'
import { Button, type ButtonProps } from './Button'
import { IconButton } from './IconButton'

const CopyIcon: Icon = /* @__PURE__ */ createIcon('copy', Copy)

export interface CopyButtonProps {
  /** Text to copy. */
  value: string
  /** Accessible name of the action, and the visible text of a button with a `variant`. */
  label: string
  disabled?: boolean | undefined
  /** Called with the result, for example to show a toast. */
  onCopy?: ((copied: boolean) => void) | undefined
  /** Without a variant, the button shows only its icon. */
  variant?: ButtonProps['variant']
}

const confirmationMs = 2000

/**
 * Renders a button that copies text. If it succeeds, shows a check mark for two seconds. Parts of `Button` or
 * `IconButton`.
 */
export function CopyButton({ value, label, disabled, onCopy, variant }: CopyButtonProps): ReactNode {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), confirmationMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (): Promise<void> => {
    let done = true
    try {
      await navigator.clipboard.writeText(value)
    } catch {
      done = false // No permission or no secure context. `onCopy` receives `false`.
    }
    setCopied(done)
    onCopy?.(done)
  }
  const shared = { icon: copied ? <CheckIcon /> : <CopyIcon />, disabled, onClick: () => void copy() }
  if (!variant) return <IconButton {...shared} label={label} />
  return (
    <Button {...shared} variant={variant}>
      {label}
    </Button>
  )
}
