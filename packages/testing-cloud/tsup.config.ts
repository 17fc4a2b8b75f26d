import { packageOptions } from '../../tools/config/tsup.base'

export default packageOptions({ platform: 'node', target: 'node20', external: ['@playwright/test'] })
