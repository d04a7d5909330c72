/** Whether a text is an id: a UUID, in either case. For ids that come where no schema checks them. */
export { validate as isId } from 'uuid'
