/** Validation messages, by key. */
export type ValidationMessage =
  | 'required'
  | 'too-long'
  | 'invalid'
  | 'invalid-email'
  | 'phone-required'
  | 'phone-too-long'
  | 'phone-country'
  | 'phone-characters'
  | 'phone-short'
  | 'phone-long'
  | 'phone-invalid'
  | 'terms'
  | 'errors-above'
  | 'card';

/** No page is in Arabic; validation messages are, where the document is (SITE-022, A-031). */
const arabic: Readonly<Record<ValidationMessage, string>> = {
  required: 'هذا الحقل مطلوب.',
  'too-long': 'هذا النص أطول من اللازم.',
  invalid: 'يرجى التحقق من هذا الحقل.',
  'invalid-email': 'يرجى إدخال عنوان بريد إلكتروني صالح.',
  'phone-required': 'يرجى إدخال رقم هاتفك.',
  'phone-too-long': '25 حرفًا على الأكثر.',
  'phone-country': 'يرجى اختيار رمز البلد.',
  'phone-characters': 'يُسمح بالأرقام والمسافات فقط.',
  'phone-short': 'رقم الهاتف هذا قصير جدًا.',
  'phone-long': 'رقم الهاتف هذا طويل جدًا.',
  'phone-invalid': 'يرجى التحقق من رقم الهاتف هذا.',
  terms: 'يرجى الموافقة على الشروط.',
  'errors-above': 'يرجى تصحيح الأخطاء أعلاه.',
  card: 'يرجى إكمال بيانات بطاقتك.',
};

/**
 * The message in a language that has validation messages only; `null` in every other language,
 * whose messages come with the page.
 */
export const validationWords = (message: ValidationMessage, language: string): string | null =>
  language === 'ar' ? arabic[message] : null;
