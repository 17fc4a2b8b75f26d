import { packageOptions } from '../../tools/config/tsup.base'

export default packageOptions()
