/** Forms of the platform: fields, form pages and quick forms, with the one form library that they are made with. */
export * from '@comptoir/app-kit/forms'
export * from '@comptoir/ui/forms'
export {
  Controller,
  useController,
  useFieldArray,
  useForm,
  useWatch,
  type Control,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  type UseFormSetValue,
} from 'react-hook-form'
