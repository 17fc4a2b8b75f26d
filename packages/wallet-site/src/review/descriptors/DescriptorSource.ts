import type { Descriptor, RegistryIndex } from '@ethereum-sourcify/clear-signing'

/** Descriptors in the format of [ERC-7730](https://eips.ethereum.org/EIPS/eip-7730), reviewed by the operator. */
export interface DescriptorSource {
  readonly index: RegistryIndex
  /**
   * Returns a descriptor of the index.
   *
   * @throws Error if it can't be loaded.
   */
  fetchDescriptor(path: string): Promise<Descriptor>
}
