import { Component as ClassComponent, type ComponentType, forwardRef, lazy, memo, type ReactNode } from 'react'
import { expectTypeOf, test } from 'vitest'
import type { ViewEntry } from '../exports/features'
import type { Component } from './Component'

interface Props {
  readonly params: { readonly id: string }
}

class Old extends ClassComponent<Props> {
  override render(): ReactNode {
    return this.props.params.id
  }
}

const New = ({ params }: Props): ReactNode => params.id

test('accepts every kind of React component', () => {
  expectTypeOf<ComponentType<Props>>().toExtend<Component<Props>>()
  expectTypeOf<typeof Old>().toExtend<Component<Props>>()
  const wrapped = [memo(New), lazy(async () => ({ default: New })), forwardRef<HTMLElement, Props>(New), () => null]
  expectTypeOf(wrapped).toExtend<readonly Component<Props>[]>()
})

test('rejects other props and other results', () => {
  expectTypeOf<(props: { readonly size: number }) => null>().not.toExtend<Component<Props>>()
  expectTypeOf<() => object>().not.toExtend<Component<Props>>()
  expectTypeOf<() => void>().not.toExtend<Component<Props>>()
})

test('a view receives the arguments of its name', () => {
  const load = async () => (_: { readonly params: { readonly caipNetworkId: string } }) => null
  expectTypeOf({ name: 'SwitchNetwork', title: { en: 'Switch' }, load } as const).toExtend<ViewEntry<'SwitchNetwork'>>()
  expectTypeOf({ name: 'Networks', title: { en: 'Networks' }, load } as const).not.toExtend<ViewEntry<'Networks'>>()
})
