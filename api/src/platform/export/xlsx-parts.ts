import { directionOf } from '@comptoir/i18n'
import type { Sheet } from './sheet.ts'
import { columnName, escaped } from './xlsx-text.ts'
import type { ZippedFile } from './zip.ts'
import { firstCharacters } from '../first-characters.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A sheet's name is short, and none of these. */
const NO_NAME = /[[\]:*?/\\]/g
const LONGEST_NAME = 31
/** A spreadsheet takes 255 characters for what stands above a page. */
const LONGEST_PRINTED = 100
/** Room for the sign that a spreadsheet puts beside a value. */
const MARGIN = 2

/** What a spreadsheet has before its rows: what it consists of, its name, and whose it is. */
export function partsBefore({ title, company, exportedAt }: Sheet): ZippedFile[] {
  const name = title.replaceAll(NO_NAME, ' ').slice(0, LONGEST_NAME)
  const parts = {
    '[Content_Types].xml':
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>` +
      '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>',
    '_rels/.rels':
      `<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>` +
      `<Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'docProps/core.xml':
      `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
      `<dc:title>${escaped(`${title}, ${exportedAt}`)}</dc:title><dc:creator>${escaped(company)}</dc:creator></cp:coreProperties>`,
    'xl/workbook.xml':
      `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets>` +
      `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${escaped(`'${name.replaceAll("'", "''")}'!$1:$1`)}</definedName></definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  }
  return Object.entries(parts).map(([path, text]) => ({ name: path, text: [XML + text] }))
}

/** What a worksheet has before its rows: its direction, a head that stays in sight, and the widths of its columns. */
export function sheetBeginning({ language }: Sheet, widths: readonly number[]): string {
  const direction = directionOf(language) === 'rtl' ? ' rightToLeft="1"' : ''
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width + MARGIN}" customWidth="1"/>`,
  )
  return (
    `${XML}<worksheet xmlns="${SHEETS}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView workbookViewId="0"${direction}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${columns.join('')}</cols><sheetData>`
  )
}

/**
 * What follows them: how it is printed, across and with the company's name on every page; and that codes of digits are
 * meant as texts, which a spreadsheet would mark as mistakes.
 */
export function sheetEnd({ title, company, exportedAt, columns }: Sheet, rows: number): string {
  const printed = (text: string): string => firstCharacters(text, LONGEST_PRINTED).replaceAll('&', '&&')
  const head = `&L${printed(company)}&C${printed(title)}&R${exportedAt}`
  return (
    '</sheetData><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>' +
    `<headerFooter><oddHeader>${escaped(head)}</oddHeader><oddFooter>&amp;C&amp;P / &amp;N</oddFooter></headerFooter>` +
    `<ignoredErrors><ignoredError sqref="A1:${columnName(columns.length - 1)}${rows}" numberStoredAsText="1"/></ignoredErrors></worksheet>`
  )
}

/** How the cells of a spreadsheet look; what they show numbers in is learnt while they are written. */
export interface Styles {
  /** The number of the style that shows numbers in that format: `#,##0.000`. */
  of: (format: string) => number
  /** The part that declares them all. */
  text: () => string
}

/** The styles of a head's cells; 0 is that of texts. */
export const HEAD_STYLE = 1
export const NUMERIC_HEAD_STYLE = 2
const OWN_STYLES = 3
/** Formats below are those that every spreadsheet knows. */
const FIRST_FORMAT = 164

const FONTS =
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>'
const FILLS =
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFF2F1EE"/></patternFill></fill></fills>'
const SIDES = '<left/><right/><top/>'
const BORDERS =
  `<borders count="2"><border>${SIDES}<bottom/><diagonal/></border>` +
  `<border>${SIDES}<bottom style="thin"><color rgb="FF1D4ED8"/></bottom><diagonal/></border></borders>`
const HEAD = 'numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1"'

export function createStyles(): Styles {
  const formats = new Map<string, number>()
  return {
    of: (format) => {
      const known = formats.get(format) ?? OWN_STYLES + formats.size
      formats.set(format, known)
      return known
    },
    text: () => {
      const codes = [...formats.keys()]
      const declared = codes.map(
        (code, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escaped(code)}"/>`,
      )
      const cells = [
        '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
        `<xf ${HEAD}/>`,
        `<xf ${HEAD} applyAlignment="1"><alignment horizontal="right"/></xf>`,
        ...codes.map(
          (_, index) =>
            `<xf numFmtId="${FIRST_FORMAT + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
        ),
      ]
      return (
        `${XML}<styleSheet xmlns="${SHEETS}">${declared.length > 0 ? `<numFmts count="${declared.length}">${declared.join('')}</numFmts>` : ''}` +
        `${FONTS}${FILLS}${BORDERS}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
        `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs></styleSheet>`
      )
    },
  }
}
