import { isReported, passes, type RuleCases } from './cases.ts'

export const translatedTextCases: RuleCases = {
  valid: passes(
    '<Text>{t("products.title")}</Text>',
    '<Text>·</Text>',
    '<Text>{"×"} 12</Text>',
    '<Money amountMinor={1200} currency="TND" />',
    '<Input name="email" type="email" autoComplete="username" placeholder={t("login.example")} />',
    '<Text>{isOpen ? t("session.open") : t("session.closed")}</Text>',
    '<Text>{`${quantity}\\u00A0%`}</Text>',
    '<Text textStyle="title-xl" />',
  ),
  invalid: isReported(
    'bare',
    '<Text>Save</Text>',
    '<>حفظ</>',
    '<Text>{"Save"}</Text>',
    '<Text>{`Page ${page}`}</Text>',
    '<Text>{isOpen ? "Open" : t("session.closed")}</Text>',
    '<Text>{isOpen && "Open"}</Text>',
    '<Text>{"Page " + page}</Text>',
    '<Button aria-label="Close" />',
    '<Button title={isNarrow ? "Close" : undefined} />',
    '<Input placeholder="Search" />',
    '<img alt="Logo" />',
    '<Button loadingText="Saving…" />',
  ),
}
