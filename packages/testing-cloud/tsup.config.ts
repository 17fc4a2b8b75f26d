import { packageOptions } from '../../tsup.base'

export default packageOptions({ platform: 'node', target: 'node20', external: ['@playwright/test'] })
