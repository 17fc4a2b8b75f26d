import type { ReactElement } from 'react'
import type { SvelteHTMLElements } from 'svelte/elements'
import { expectTypeOf, test } from 'vitest'
import type { GlobalComponents } from 'vue'
import type { CompatAppKit } from '../exports/compat'
import type { AppKitButtonAttributes, AppKitButtonElement, AppKitModalElement } from '../exports/elements'
import type {} from '../exports/elementsSvelte'
import type {} from '../exports/elementsVue'
import type { AppKitInstance } from '../exports/index'
import type {} from '../exports/react'
import type { buttonAttributes } from './readOptions'

test('every attribute that the elements read has a type, and no other', () => {
  expectTypeOf<Lowercase<keyof AppKitButtonAttributes>>().toEqualTypeOf<(typeof buttonAttributes)[number]>()
})

test('the DOM knows the elements', () => {
  expectTypeOf(document.createElement('appkit-network-button')).toEqualTypeOf<AppKitButtonElement>()
  expectTypeOf(document.querySelector('w3m-modal')).toEqualTypeOf<AppKitModalElement | null>()
  expectTypeOf(document.createElement('w3m-button').kit).toEqualTypeOf<AppKitInstance | CompatAppKit | undefined>()
})

test('JSX knows the elements and their attributes', () => {
  expectTypeOf(<appkit-button size="sm" charsStart={4} charsEnd="6" disabled class="mine" />).toExtend<ReactElement>()
  expectTypeOf(<appkit-modal id="wallet" ref={(_: AppKitModalElement | null) => {}} />).toExtend<ReactElement>()
  // @ts-expect-error no such size
  expectTypeOf(<w3m-button size="xl" />).toExtend<ReactElement>()
  // @ts-expect-error not a number
  expectTypeOf(<appkit-account-button charsStart="four" />).toExtend<ReactElement>()
  // @ts-expect-error the modal has no attributes
  expectTypeOf(<appkit-modal size="sm" />).toExtend<ReactElement>()
})

test('Vue templates know the elements', () => {
  type Props = InstanceType<GlobalComponents['appkit-button']>['$props']
  expectTypeOf<{ size: 'sm'; disabled: true; class: string }>().toExtend<Props>()
  expectTypeOf<{ kit: AppKitInstance }>().toExtend<Props>()
  expectTypeOf<{ size: 'xl' }>().not.toExtend<Props>()
  expectTypeOf<GlobalComponents>().toHaveProperty('w3m-modal')
})

test('Svelte templates know the elements', () => {
  type Props = SvelteHTMLElements['appkit-button']
  expectTypeOf<{ size: 'sm'; disabled: true; class: string }>().toExtend<Props>()
  expectTypeOf<{ kit: AppKitInstance }>().toExtend<Props>()
  expectTypeOf<{ size: 'xl' }>().not.toExtend<Props>()
  expectTypeOf<SvelteHTMLElements['w3m-modal']>().not.toBeAny()
})
