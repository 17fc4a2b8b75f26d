import { type ButtonNode, dressButton } from '@openappkit/appkit-ui/button'
import { useReading } from '@openappkit/appkit-ui/page'
import { createElement, type ReactElement, useCallback } from 'react'
import type { ButtonKind, ButtonOptions } from '../buttons/ButtonOptions'
import { buttonModel } from '../buttons/buttonModel'
import { buttonTree } from '../buttons/buttonTree'
import { pressButton } from '../buttons/pressButton'
import { useKit } from './useKit'
import { useMessages } from './useMessages'

/** Props of the buttons: their options and a class name. */
export interface AppKitButtonProps extends ButtonOptions {
  readonly className?: string | undefined
}

interface KitButtonProps extends AppKitButtonProps {
  readonly name: string
  readonly kind?: ButtonKind
}

/** Renders a button model with React. */
export function KitButton({ name, kind, className, ...options }: KitButtonProps): ReactElement | null {
  const kit = useKit(name)
  const messages = useMessages(kit)
  const model = useReading(kit, snapshot => buttonModel(kind, snapshot, options, messages))
  const variables = useReading(kit, ({ theme }) => theme.themeVariables)
  const ref = useCallback(
    (button: HTMLElement | null) => void (button && dressButton(button, kit, variables)),
    [kit, variables],
  )
  if (!model) return null
  const prefetch = () => kit.prefetch()
  return render(buttonTree(model), {
    ref,
    className,
    onClick: () => pressButton(kit, model, options.namespace),
    onFocus: prefetch,
    onPointerEnter: prefetch,
    onTouchStart: prefetch,
  })
}

function render({ tag, attributes, children }: ButtonNode, extra?: object): ReactElement {
  return createElement(
    tag,
    { ...attributes, ...extra },
    ...children.map(child => (typeof child === 'string' ? child : render(child))),
  )
}
