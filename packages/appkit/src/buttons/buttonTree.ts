import { avatarShapes } from '@openappkit/appkit-core/media'
import type { ButtonNode } from '@openappkit/appkit-ui/button'
import type { ButtonModel } from './buttonModel'

const testIds = { connect: 'connect-button', account: 'account-button', network: 'w3m-network-button' } as const

/**
 * Returns the markup of a button. It has no inline styles, so a server can render it under a strict content security
 * policy.
 */
export function buttonTree(model: ButtonModel): ButtonNode {
  const { kind, balance, imageUrl } = model
  const suffix = model.namespace && kind !== 'network' ? `-${model.namespace}` : ''
  const children = [
    model.address === undefined ? undefined : avatar(model.address),
    imageUrl === undefined
      ? undefined
      : imageUrl === null
        ? // In the place of the image, so that the button keeps its width when the image loads.
          element('span', { 'data-part': 'image', 'data-initial': [...model.label][0] })
        : element('img', { 'data-part': 'image', src: imageUrl, alt: '', decoding: 'async', width: 20, height: 20 }),
    // Addresses and balances read left to right in every language.
    element('span', { 'data-part': 'label', dir: kind === 'account' ? 'ltr' : 'auto', lang: model.lang }, model.label),
    // Separates label and balance in the text content. A flex container doesn't render the space.
    balance ? ' ' : undefined,
    balance === undefined
      ? undefined
      : element('span', { 'data-part': balance === null ? 'skeleton' : 'balance', dir: 'ltr' }, balance ?? ''),
  ]
  return element(
    'button',
    {
      type: 'button',
      disabled: model.disabled,
      'data-appkit-button': kind,
      'data-size': model.size,
      'data-theme': model.theme,
      'data-unsupported': model.unsupported ? '' : undefined,
      'data-testid': testIds[kind] + suffix,
      'aria-label': model.accessibleName,
      'aria-haspopup': 'dialog',
      'aria-expanded': String(model.open),
      'aria-busy': model.loading || balance === null ? 'true' : undefined,
    },
    ...children.filter(child => child !== undefined),
  )
}

function avatar(address: string): ButtonNode {
  const { ground, discs } = avatarShapes(address)
  return element(
    'svg',
    { 'data-part': 'avatar', viewBox: '0 0 64 64', width: 20, height: 20, 'aria-hidden': 'true' },
    element('rect', { width: 64, height: 64, fill: ground }),
    ...discs.map(disc => element('circle', { ...disc })),
  )
}

function element(
  tag: ButtonNode['tag'],
  attributes: ButtonNode['attributes'],
  ...children: ButtonNode['children']
): ButtonNode {
  return { tag, attributes, children }
}
