/** @jsxImportSource solid-js */
import type { JSX } from 'solid-js'
import { type AppKitInstance, AppKitProvider } from '../../src/exports/solid'
import { Page } from './Page'

/** Provides a kit to a page. */
export function Layout(props: {
  readonly kit: AppKitInstance
  readonly look?: ((text: string) => void) | undefined
}): JSX.Element {
  return (
    <AppKitProvider kit={props.kit}>
      <Page look={props.look} />
    </AppKitProvider>
  )
}
