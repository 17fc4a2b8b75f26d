import { describeFeature } from '@openappkit/feature-tests/contract'
import { greetCase } from '../test/greetCase'

describeFeature(greetCase)
