import type { ButtonNode } from '@openappkit/appkit-ui/button'
import { expect, test } from 'vitest'
import type { ButtonModel } from './buttonModel'
import { buttonTree } from './buttonTree'

const network: ButtonModel = {
  kind: 'network',
  namespace: undefined,
  label: 'Base',
  loading: false,
  disabled: false,
  open: false,
  size: 'md',
  theme: 'dark',
  unsupported: false,
}

function imageOf(model: ButtonModel): ButtonNode['attributes'] | undefined {
  const nodes = buttonTree(model).children.filter(child => typeof child === 'object')
  return nodes.find(({ attributes }) => attributes['data-part'] === 'image')?.attributes
}

test.each([
  ['Base', 'B'],
  ['🦊 Chain', '🦊'],
])("shows the first letter of %s, outside the button's text, until the image loads", (label, initial) => {
  const model = { ...network, label, imageUrl: null }
  expect(imageOf(model)).toEqual({ 'data-part': 'image', 'data-initial': initial })
  expect(imageOf({ ...model, imageUrl: 'https://example.org/base.svg' })).not.toHaveProperty('data-initial')
  expect(imageOf({ ...model, imageUrl: undefined })).toBeUndefined()
})
