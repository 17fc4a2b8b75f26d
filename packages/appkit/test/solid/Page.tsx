/** @jsxImportSource solid-js */
import type { JSX } from 'solid-js'
import { useAppKitAccount, useAppKitNetwork, useAppKitState, useAppKitTheme } from '../../src/exports/solid'

/** Shows what a returning user's browser knows and a server doesn't. */
export function Page(props: { readonly look?: ((text: string) => void) | undefined }): JSX.Element {
  const account = useAppKitAccount()
  const network = useAppKitNetwork()
  const state = useAppKitState()
  const theme = useAppKitTheme()
  const text = () => {
    const shown = [account().address ?? 'none', network().chainId, state().initialized, theme().resolvedThemeMode]
    props.look?.(shown.join(' '))
    return shown.join(' ')
  }
  return <p>{text()}</p>
}
