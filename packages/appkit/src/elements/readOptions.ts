import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ButtonOptions } from '../buttons/ButtonOptions'

/** Attributes of the buttons. HTML doesn't tell upper from lower case, so `charsStart` is one of them. */
export const buttonAttributes = [
  'disabled',
  'balance',
  'size',
  'label',
  'loadinglabel',
  'charsstart',
  'charsend',
  'namespace',
] as const

/** CAIP-2. Which namespaces there are is for the kit's networks to say. */
const namespaceForm = /^[-a-z0-9]{3,8}$/

/** Reads the attributes of a button element. What doesn't fit counts as absent. */
export function readOptions(element: HTMLElement): ButtonOptions {
  const text = (name: (typeof buttonAttributes)[number]) => element.getAttribute(name) ?? undefined
  const number = (name: 'charsstart' | 'charsend') => {
    const value = text(name)
    return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined
  }
  const namespace = text('namespace')
  return {
    disabled: element.hasAttribute('disabled') && text('disabled') !== 'false',
    balance: text('balance') === 'hide' ? 'hide' : undefined,
    size: text('size') === 'sm' ? 'sm' : undefined,
    label: text('label'),
    loadingLabel: text('loadinglabel'),
    charsStart: number('charsstart'),
    charsEnd: number('charsend'),
    namespace: namespace !== undefined && namespaceForm.test(namespace) ? (namespace as ChainNamespace) : undefined,
  }
}
