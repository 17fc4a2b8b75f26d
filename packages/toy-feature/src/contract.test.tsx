import { describeFeature } from '@openappkit/test-kit/contract'
import { greetCase } from '../test/greetCase'

describeFeature(greetCase)
