/** One chunk: help for new users. */
export { GetWalletView } from './help/GetWalletView'
export { WhatIsANetworkView } from './help/WhatIsANetworkView'
export { WhatIsAWalletView } from './help/WhatIsAWalletView'
