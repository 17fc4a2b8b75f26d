import { bitcoinUri } from './bitcoinUri'
import { ethereumUri } from './ethereumUri'
import { solanaUri } from './solanaUri'
import type { UriFormat } from './UriFormat'

/** Formats of payment URIs, one for each chain namespace. */
export const uriFormats: readonly UriFormat[] = [ethereumUri, solanaUri, bitcoinUri]
