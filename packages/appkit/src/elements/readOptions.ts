import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ButtonOptions } from '../buttons/ButtonOptions'

/** Observed attributes. HTML attribute names are case-insensitive, so `charsStart` works too. */
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

/** CAIP-2 namespace. The kit's networks decide which namespaces exist. */
const namespaceForm = /^[-a-z0-9]{3,8}$/

/** Reads the attributes of a button element. Ignores invalid values. */
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
