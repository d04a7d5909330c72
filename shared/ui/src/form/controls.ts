// Complex controls. Fetched separately from the rest of the kit, with the forms that contain them.
export { Checkbox, RadioGroup, SegmentGroup, Switch, Tabs } from '@chakra-ui/react'
export { Textarea } from './text-controls.ts'
