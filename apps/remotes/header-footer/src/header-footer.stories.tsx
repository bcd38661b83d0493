import { aSite, fakeBaseSession } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeaderFooter } from './header-footer.tsx';

const meta: Meta<typeof HeaderFooter> = { title: 'Header and footer', component: HeaderFooter };
export default meta;
type Story = StoryObj<typeof HeaderFooter>;

const many = aSite({ languages: ['en', 'en-us', 'da', 'fi', 'fr', 'de', 'it', 'lv', 'ru', 'es', 'sv', 'zh', 'tr', 'cs', 'nb', 'et', 'nl', 'pl', 'sk', 'sl', 'hu', 'is'] });

export const Header: Story = { args: { session: fakeBaseSession(), part: 'header' } };
export const HeaderWithoutSupport: Story = { args: { session: fakeBaseSession({ supportPhone: null }), part: 'header' } };
export const HeaderInOneLanguage: Story = { args: { session: fakeBaseSession({ site: aSite({ languages: ['en'] }) }), part: 'header' } };
export const Footer: Story = { args: { session: fakeBaseSession(), part: 'footer' } };
export const FooterWithManyLanguages: Story = { args: { session: fakeBaseSession({ site: many }), part: 'footer' } };
