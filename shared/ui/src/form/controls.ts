// Controls with a machine behind them. Fetched apart from the rest of the kit, with the forms that they stand in.
export { Checkbox, RadioGroup, SegmentGroup, Switch, Tabs } from '@chakra-ui/react'
export { Textarea } from './text-controls.ts'
