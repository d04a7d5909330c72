import { expose } from 'comlink'
import { CatalogueService } from './catalogue-service.ts'

expose(new CatalogueService())
