/** @jsxImportSource solid-js */

import { createSignal, type JSX } from 'solid-js'
import type {} from '../../src/exports/elementsSolid'
import type { AppKitInstance } from '../../src/exports/solid'

/** Custom elements with attributes that stay, and with attributes that change. */
export function Buttons(props: { readonly kit: AppKitInstance }): JSX.Element {
  const [isBusy, setBusy] = createSignal(false)
  return (
    <>
      <appkit-button kit={props.kit} attr:size="sm" attr:disabled={isBusy()} />
      <button type="button" onClick={() => setBusy(true)}>
        Wait
      </button>
    </>
  )
}
