import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Sorts what features offer: by the order that the host gives, which leaves out what it doesn't name, else by their own. */
export function inHostOrder<Item extends { readonly name: string; readonly order: number }>(
  { options }: Pick<ModalKit, 'options'>,
  items: readonly Item[],
): readonly Item[] {
  const names: readonly string[] | undefined = options.state.features.walletFeaturesOrder
  if (!names) return [...items].sort((one, other) => one.order - other.order)
  return [...new Set(names)].flatMap(name => items.filter(item => item.name === name))
}
