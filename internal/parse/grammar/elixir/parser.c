#include "parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif


#define LANGUAGE_VERSION 14
#define STATE_COUNT 7001
#define LARGE_STATE_COUNT 1094
#define SYMBOL_COUNT 234
#define ALIAS_COUNT 1
#define TOKEN_COUNT 124
#define EXTERNAL_TOKEN_COUNT 26
#define FIELD_COUNT 9
#define MAX_ALIAS_SEQUENCE_LENGTH 7
#define PRODUCTION_ID_COUNT 28

enum ts_symbol_identifiers {
  aux_sym__terminator_token1 = 1,
  anon_sym_SEMI = 2,
  anon_sym_LPAREN = 3,
  anon_sym_RPAREN = 4,
  aux_sym_identifier_token1 = 5,
  anon_sym_DOT_DOT_DOT = 6,
  sym_alias = 7,
  sym_integer = 8,
  sym_float = 9,
  sym_char = 10,
  anon_sym_true = 11,
  anon_sym_false = 12,
  anon_sym_nil = 13,
  sym_atom = 14,
  anon_sym_DQUOTE = 15,
  anon_sym_SQUOTE = 16,
  anon_sym_SQUOTE_SQUOTE_SQUOTE = 17,
  anon_sym_DQUOTE_DQUOTE_DQUOTE = 18,
  anon_sym_LBRACE = 19,
  anon_sym_RBRACE = 20,
  anon_sym_LBRACK = 21,
  anon_sym_RBRACK = 22,
  anon_sym_LT = 23,
  anon_sym_GT = 24,
  anon_sym_PIPE = 25,
  anon_sym_SLASH = 26,
  anon_sym_POUND_LBRACE = 27,
  sym_escape_sequence = 28,
  anon_sym_TILDE = 29,
  aux_sym_sigil_token1 = 30,
  aux_sym_sigil_token2 = 31,
  aux_sym_sigil_token3 = 32,
  anon_sym_COMMA = 33,
  sym_keyword = 34,
  aux_sym_quoted_keyword_token1 = 35,
  anon_sym_LT_LT = 36,
  anon_sym_GT_GT = 37,
  anon_sym_PERCENT = 38,
  anon_sym_DOT_DOT = 39,
  anon_sym_AMP = 40,
  anon_sym_PLUS = 41,
  anon_sym_DASH = 42,
  anon_sym_BANG = 43,
  anon_sym_CARET = 44,
  anon_sym_TILDE_TILDE_TILDE = 45,
  anon_sym_not = 46,
  anon_sym_AT = 47,
  anon_sym_LT_DASH = 48,
  anon_sym_BSLASH_BSLASH = 49,
  anon_sym_when = 50,
  anon_sym_COLON_COLON = 51,
  anon_sym_EQ_GT = 52,
  anon_sym_EQ = 53,
  anon_sym_PIPE_PIPE = 54,
  anon_sym_PIPE_PIPE_PIPE = 55,
  anon_sym_or = 56,
  anon_sym_AMP_AMP = 57,
  anon_sym_AMP_AMP_AMP = 58,
  anon_sym_and = 59,
  anon_sym_EQ_EQ = 60,
  anon_sym_BANG_EQ = 61,
  anon_sym_EQ_TILDE = 62,
  anon_sym_EQ_EQ_EQ = 63,
  anon_sym_BANG_EQ_EQ = 64,
  anon_sym_LT_EQ = 65,
  anon_sym_GT_EQ = 66,
  anon_sym_PIPE_GT = 67,
  anon_sym_LT_LT_LT = 68,
  anon_sym_GT_GT_GT = 69,
  anon_sym_LT_LT_TILDE = 70,
  anon_sym_TILDE_GT_GT = 71,
  anon_sym_LT_TILDE = 72,
  anon_sym_TILDE_GT = 73,
  anon_sym_LT_TILDE_GT = 74,
  anon_sym_LT_PIPE_GT = 75,
  anon_sym_in = 76,
  anon_sym_CARET_CARET_CARET = 77,
  anon_sym_SLASH_SLASH = 78,
  anon_sym_PLUS_PLUS = 79,
  anon_sym_DASH_DASH = 80,
  anon_sym_PLUS_PLUS_PLUS = 81,
  anon_sym_DASH_DASH_DASH = 82,
  anon_sym_LT_GT = 83,
  anon_sym_STAR = 84,
  anon_sym_STAR_STAR = 85,
  anon_sym_DASH_GT = 86,
  anon_sym_DOT = 87,
  anon_sym_after = 88,
  anon_sym_catch = 89,
  anon_sym_do = 90,
  anon_sym_else = 91,
  anon_sym_end = 92,
  anon_sym_fn = 93,
  anon_sym_rescue = 94,
  anon_sym_LPAREN2 = 95,
  anon_sym_LBRACK2 = 96,
  sym_comment = 97,
  sym__quoted_content_i_single = 98,
  sym__quoted_content_i_double = 99,
  sym__quoted_content_i_heredoc_single = 100,
  sym__quoted_content_i_heredoc_double = 101,
  sym__quoted_content_i_parenthesis = 102,
  sym__quoted_content_i_curly = 103,
  sym__quoted_content_i_square = 104,
  sym__quoted_content_i_angle = 105,
  sym__quoted_content_i_bar = 106,
  sym__quoted_content_i_slash = 107,
  sym__quoted_content_single = 108,
  sym__quoted_content_double = 109,
  sym__quoted_content_heredoc_single = 110,
  sym__quoted_content_heredoc_double = 111,
  sym__quoted_content_parenthesis = 112,
  sym__quoted_content_curly = 113,
  sym__quoted_content_square = 114,
  sym__quoted_content_angle = 115,
  sym__quoted_content_bar = 116,
  sym__quoted_content_slash = 117,
  sym__newline_before_do = 118,
  sym__newline_before_binary_operator = 119,
  sym__newline_before_comment = 120,
  sym__before_unary_op = 121,
  sym__not_in = 122,
  sym__quoted_atom_start = 123,
  sym_source = 124,
  sym__terminator = 125,
  sym__expression = 126,
  sym_block = 127,
  sym_identifier = 128,
  sym_boolean = 129,
  sym_nil = 130,
  sym__atom = 131,
  sym_quoted_atom = 132,
  sym__quoted_i_double = 133,
  sym__quoted_double = 134,
  sym__quoted_i_single = 135,
  sym__quoted_single = 136,
  sym__quoted_i_heredoc_single = 137,
  sym__quoted_heredoc_single = 138,
  sym__quoted_i_heredoc_double = 139,
  sym__quoted_heredoc_double = 140,
  sym__quoted_i_parenthesis = 141,
  sym__quoted_parenthesis = 142,
  sym__quoted_i_curly = 143,
  sym__quoted_curly = 144,
  sym__quoted_i_square = 145,
  sym__quoted_square = 146,
  sym__quoted_i_angle = 147,
  sym__quoted_angle = 148,
  sym__quoted_i_bar = 149,
  sym__quoted_bar = 150,
  sym__quoted_i_slash = 151,
  sym__quoted_slash = 152,
  sym_string = 153,
  sym_charlist = 154,
  sym_interpolation = 155,
  sym_sigil = 156,
  sym_keywords = 157,
  sym__keywords_with_trailing_separator = 158,
  sym_pair = 159,
  sym__keyword = 160,
  sym_quoted_keyword = 161,
  sym_list = 162,
  sym_tuple = 163,
  sym_bitstring = 164,
  sym_map = 165,
  sym_struct = 166,
  sym__items_with_trailing_separator = 167,
  sym__nullary_operator = 168,
  sym_unary_operator = 169,
  sym__capture_expression = 170,
  sym_binary_operator = 171,
  sym_operator_identifier = 172,
  sym_dot = 173,
  sym_call = 174,
  sym__call_without_parentheses = 175,
  sym__call_with_parentheses = 176,
  sym__local_call_without_parentheses = 177,
  sym__local_call_with_parentheses = 178,
  sym__local_call_just_do_block = 179,
  sym__remote_call_without_parentheses = 180,
  sym__remote_call_with_parentheses = 181,
  sym__remote_dot = 182,
  sym__anonymous_call = 183,
  sym__anonymous_dot = 184,
  sym__double_call = 185,
  sym__call_arguments_with_parentheses = 186,
  sym__call_arguments_with_parentheses_immediate = 187,
  sym__call_arguments_with_trailing_separator = 188,
  sym__call_arguments_without_parentheses = 189,
  sym_do_block = 190,
  sym_after_block = 191,
  sym_rescue_block = 192,
  sym_catch_block = 193,
  sym_else_block = 194,
  sym_access_call = 195,
  sym_stab_clause = 196,
  sym__stab_clause_left = 197,
  sym__stab_clause_arguments_with_parentheses = 198,
  sym__stab_clause_arguments_without_parentheses = 199,
  sym__stab_clause_arguments_with_parentheses_with_guard = 200,
  sym__stab_clause_arguments_without_parentheses_with_guard = 201,
  sym_body = 202,
  sym_anonymous_function = 203,
  aux_sym_source_repeat1 = 204,
  aux_sym__terminator_repeat1 = 205,
  aux_sym_block_repeat1 = 206,
  aux_sym_block_repeat2 = 207,
  aux_sym__quoted_i_double_repeat1 = 208,
  aux_sym__quoted_double_repeat1 = 209,
  aux_sym__quoted_i_single_repeat1 = 210,
  aux_sym__quoted_single_repeat1 = 211,
  aux_sym__quoted_i_heredoc_single_repeat1 = 212,
  aux_sym__quoted_heredoc_single_repeat1 = 213,
  aux_sym__quoted_i_heredoc_double_repeat1 = 214,
  aux_sym__quoted_heredoc_double_repeat1 = 215,
  aux_sym__quoted_i_parenthesis_repeat1 = 216,
  aux_sym__quoted_parenthesis_repeat1 = 217,
  aux_sym__quoted_i_curly_repeat1 = 218,
  aux_sym__quoted_curly_repeat1 = 219,
  aux_sym__quoted_i_square_repeat1 = 220,
  aux_sym__quoted_square_repeat1 = 221,
  aux_sym__quoted_i_angle_repeat1 = 222,
  aux_sym__quoted_angle_repeat1 = 223,
  aux_sym__quoted_i_bar_repeat1 = 224,
  aux_sym__quoted_bar_repeat1 = 225,
  aux_sym__quoted_i_slash_repeat1 = 226,
  aux_sym__quoted_slash_repeat1 = 227,
  aux_sym_keywords_repeat1 = 228,
  aux_sym__items_with_trailing_separator_repeat1 = 229,
  aux_sym_do_block_repeat1 = 230,
  aux_sym__stab_clause_arguments_with_parentheses_repeat1 = 231,
  aux_sym__stab_clause_arguments_without_parentheses_repeat1 = 232,
  aux_sym_anonymous_function_repeat1 = 233,
  alias_sym_map_content = 234,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [aux_sym__terminator_token1] = "_terminator_token1",
  [anon_sym_SEMI] = ";",
  [anon_sym_LPAREN] = "(",
  [anon_sym_RPAREN] = ")",
  [aux_sym_identifier_token1] = "identifier_token1",
  [anon_sym_DOT_DOT_DOT] = "...",
  [sym_alias] = "alias",
  [sym_integer] = "integer",
  [sym_float] = "float",
  [sym_char] = "char",
  [anon_sym_true] = "true",
  [anon_sym_false] = "false",
  [anon_sym_nil] = "nil",
  [sym_atom] = "atom",
  [anon_sym_DQUOTE] = "\"",
  [anon_sym_SQUOTE] = "'",
  [anon_sym_SQUOTE_SQUOTE_SQUOTE] = "'''",
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = "\"\"\"",
  [anon_sym_LBRACE] = "{",
  [anon_sym_RBRACE] = "}",
  [anon_sym_LBRACK] = "[",
  [anon_sym_RBRACK] = "]",
  [anon_sym_LT] = "<",
  [anon_sym_GT] = ">",
  [anon_sym_PIPE] = "|",
  [anon_sym_SLASH] = "/",
  [anon_sym_POUND_LBRACE] = "#{",
  [sym_escape_sequence] = "escape_sequence",
  [anon_sym_TILDE] = "~",
  [aux_sym_sigil_token1] = "sigil_name",
  [aux_sym_sigil_token2] = "sigil_name",
  [aux_sym_sigil_token3] = "sigil_modifiers",
  [anon_sym_COMMA] = ",",
  [sym_keyword] = "keyword",
  [aux_sym_quoted_keyword_token1] = "quoted_keyword_token1",
  [anon_sym_LT_LT] = "<<",
  [anon_sym_GT_GT] = ">>",
  [anon_sym_PERCENT] = "%",
  [anon_sym_DOT_DOT] = "..",
  [anon_sym_AMP] = "&",
  [anon_sym_PLUS] = "+",
  [anon_sym_DASH] = "-",
  [anon_sym_BANG] = "!",
  [anon_sym_CARET] = "^",
  [anon_sym_TILDE_TILDE_TILDE] = "~~~",
  [anon_sym_not] = "not",
  [anon_sym_AT] = "@",
  [anon_sym_LT_DASH] = "<-",
  [anon_sym_BSLASH_BSLASH] = "\\\\",
  [anon_sym_when] = "when",
  [anon_sym_COLON_COLON] = "::",
  [anon_sym_EQ_GT] = "=>",
  [anon_sym_EQ] = "=",
  [anon_sym_PIPE_PIPE] = "||",
  [anon_sym_PIPE_PIPE_PIPE] = "|||",
  [anon_sym_or] = "or",
  [anon_sym_AMP_AMP] = "&&",
  [anon_sym_AMP_AMP_AMP] = "&&&",
  [anon_sym_and] = "and",
  [anon_sym_EQ_EQ] = "==",
  [anon_sym_BANG_EQ] = "!=",
  [anon_sym_EQ_TILDE] = "=~",
  [anon_sym_EQ_EQ_EQ] = "===",
  [anon_sym_BANG_EQ_EQ] = "!==",
  [anon_sym_LT_EQ] = "<=",
  [anon_sym_GT_EQ] = ">=",
  [anon_sym_PIPE_GT] = "|>",
  [anon_sym_LT_LT_LT] = "<<<",
  [anon_sym_GT_GT_GT] = ">>>",
  [anon_sym_LT_LT_TILDE] = "<<~",
  [anon_sym_TILDE_GT_GT] = "~>>",
  [anon_sym_LT_TILDE] = "<~",
  [anon_sym_TILDE_GT] = "~>",
  [anon_sym_LT_TILDE_GT] = "<~>",
  [anon_sym_LT_PIPE_GT] = "<|>",
  [anon_sym_in] = "in",
  [anon_sym_CARET_CARET_CARET] = "^^^",
  [anon_sym_SLASH_SLASH] = "//",
  [anon_sym_PLUS_PLUS] = "++",
  [anon_sym_DASH_DASH] = "--",
  [anon_sym_PLUS_PLUS_PLUS] = "+++",
  [anon_sym_DASH_DASH_DASH] = "---",
  [anon_sym_LT_GT] = "<>",
  [anon_sym_STAR] = "*",
  [anon_sym_STAR_STAR] = "**",
  [anon_sym_DASH_GT] = "->",
  [anon_sym_DOT] = ".",
  [anon_sym_after] = "after",
  [anon_sym_catch] = "catch",
  [anon_sym_do] = "do",
  [anon_sym_else] = "else",
  [anon_sym_end] = "end",
  [anon_sym_fn] = "fn",
  [anon_sym_rescue] = "rescue",
  [anon_sym_LPAREN2] = "(",
  [anon_sym_LBRACK2] = "[",
  [sym_comment] = "comment",
  [sym__quoted_content_i_single] = "quoted_content",
  [sym__quoted_content_i_double] = "quoted_content",
  [sym__quoted_content_i_heredoc_single] = "quoted_content",
  [sym__quoted_content_i_heredoc_double] = "quoted_content",
  [sym__quoted_content_i_parenthesis] = "quoted_content",
  [sym__quoted_content_i_curly] = "quoted_content",
  [sym__quoted_content_i_square] = "quoted_content",
  [sym__quoted_content_i_angle] = "quoted_content",
  [sym__quoted_content_i_bar] = "quoted_content",
  [sym__quoted_content_i_slash] = "quoted_content",
  [sym__quoted_content_single] = "quoted_content",
  [sym__quoted_content_double] = "quoted_content",
  [sym__quoted_content_heredoc_single] = "quoted_content",
  [sym__quoted_content_heredoc_double] = "quoted_content",
  [sym__quoted_content_parenthesis] = "quoted_content",
  [sym__quoted_content_curly] = "quoted_content",
  [sym__quoted_content_square] = "quoted_content",
  [sym__quoted_content_angle] = "quoted_content",
  [sym__quoted_content_bar] = "quoted_content",
  [sym__quoted_content_slash] = "quoted_content",
  [sym__newline_before_do] = "_newline_before_do",
  [sym__newline_before_binary_operator] = "_newline_before_binary_operator",
  [sym__newline_before_comment] = "_newline_before_comment",
  [sym__before_unary_op] = "_before_unary_op",
  [sym__not_in] = "not in",
  [sym__quoted_atom_start] = ":",
  [sym_source] = "source",
  [sym__terminator] = "_terminator",
  [sym__expression] = "_expression",
  [sym_block] = "block",
  [sym_identifier] = "identifier",
  [sym_boolean] = "boolean",
  [sym_nil] = "nil",
  [sym__atom] = "_atom",
  [sym_quoted_atom] = "quoted_atom",
  [sym__quoted_i_double] = "_quoted_i_double",
  [sym__quoted_double] = "_quoted_double",
  [sym__quoted_i_single] = "_quoted_i_single",
  [sym__quoted_single] = "_quoted_single",
  [sym__quoted_i_heredoc_single] = "_quoted_i_heredoc_single",
  [sym__quoted_heredoc_single] = "_quoted_heredoc_single",
  [sym__quoted_i_heredoc_double] = "_quoted_i_heredoc_double",
  [sym__quoted_heredoc_double] = "_quoted_heredoc_double",
  [sym__quoted_i_parenthesis] = "_quoted_i_parenthesis",
  [sym__quoted_parenthesis] = "_quoted_parenthesis",
  [sym__quoted_i_curly] = "_quoted_i_curly",
  [sym__quoted_curly] = "_quoted_curly",
  [sym__quoted_i_square] = "_quoted_i_square",
  [sym__quoted_square] = "_quoted_square",
  [sym__quoted_i_angle] = "_quoted_i_angle",
  [sym__quoted_angle] = "_quoted_angle",
  [sym__quoted_i_bar] = "_quoted_i_bar",
  [sym__quoted_bar] = "_quoted_bar",
  [sym__quoted_i_slash] = "_quoted_i_slash",
  [sym__quoted_slash] = "_quoted_slash",
  [sym_string] = "string",
  [sym_charlist] = "charlist",
  [sym_interpolation] = "interpolation",
  [sym_sigil] = "sigil",
  [sym_keywords] = "keywords",
  [sym__keywords_with_trailing_separator] = "keywords",
  [sym_pair] = "pair",
  [sym__keyword] = "_keyword",
  [sym_quoted_keyword] = "quoted_keyword",
  [sym_list] = "list",
  [sym_tuple] = "tuple",
  [sym_bitstring] = "bitstring",
  [sym_map] = "map",
  [sym_struct] = "struct",
  [sym__items_with_trailing_separator] = "_items_with_trailing_separator",
  [sym__nullary_operator] = "_nullary_operator",
  [sym_unary_operator] = "unary_operator",
  [sym__capture_expression] = "_capture_expression",
  [sym_binary_operator] = "binary_operator",
  [sym_operator_identifier] = "operator_identifier",
  [sym_dot] = "dot",
  [sym_call] = "call",
  [sym__call_without_parentheses] = "_call_without_parentheses",
  [sym__call_with_parentheses] = "_call_with_parentheses",
  [sym__local_call_without_parentheses] = "_local_call_without_parentheses",
  [sym__local_call_with_parentheses] = "_local_call_with_parentheses",
  [sym__local_call_just_do_block] = "_local_call_just_do_block",
  [sym__remote_call_without_parentheses] = "_remote_call_without_parentheses",
  [sym__remote_call_with_parentheses] = "_remote_call_with_parentheses",
  [sym__remote_dot] = "dot",
  [sym__anonymous_call] = "_anonymous_call",
  [sym__anonymous_dot] = "dot",
  [sym__double_call] = "_double_call",
  [sym__call_arguments_with_parentheses] = "arguments",
  [sym__call_arguments_with_parentheses_immediate] = "arguments",
  [sym__call_arguments_with_trailing_separator] = "_call_arguments_with_trailing_separator",
  [sym__call_arguments_without_parentheses] = "arguments",
  [sym_do_block] = "do_block",
  [sym_after_block] = "after_block",
  [sym_rescue_block] = "rescue_block",
  [sym_catch_block] = "catch_block",
  [sym_else_block] = "else_block",
  [sym_access_call] = "access_call",
  [sym_stab_clause] = "stab_clause",
  [sym__stab_clause_left] = "_stab_clause_left",
  [sym__stab_clause_arguments_with_parentheses] = "arguments",
  [sym__stab_clause_arguments_without_parentheses] = "arguments",
  [sym__stab_clause_arguments_with_parentheses_with_guard] = "binary_operator",
  [sym__stab_clause_arguments_without_parentheses_with_guard] = "binary_operator",
  [sym_body] = "body",
  [sym_anonymous_function] = "anonymous_function",
  [aux_sym_source_repeat1] = "source_repeat1",
  [aux_sym__terminator_repeat1] = "_terminator_repeat1",
  [aux_sym_block_repeat1] = "block_repeat1",
  [aux_sym_block_repeat2] = "block_repeat2",
  [aux_sym__quoted_i_double_repeat1] = "_quoted_i_double_repeat1",
  [aux_sym__quoted_double_repeat1] = "_quoted_double_repeat1",
  [aux_sym__quoted_i_single_repeat1] = "_quoted_i_single_repeat1",
  [aux_sym__quoted_single_repeat1] = "_quoted_single_repeat1",
  [aux_sym__quoted_i_heredoc_single_repeat1] = "_quoted_i_heredoc_single_repeat1",
  [aux_sym__quoted_heredoc_single_repeat1] = "_quoted_heredoc_single_repeat1",
  [aux_sym__quoted_i_heredoc_double_repeat1] = "_quoted_i_heredoc_double_repeat1",
  [aux_sym__quoted_heredoc_double_repeat1] = "_quoted_heredoc_double_repeat1",
  [aux_sym__quoted_i_parenthesis_repeat1] = "_quoted_i_parenthesis_repeat1",
  [aux_sym__quoted_parenthesis_repeat1] = "_quoted_parenthesis_repeat1",
  [aux_sym__quoted_i_curly_repeat1] = "_quoted_i_curly_repeat1",
  [aux_sym__quoted_curly_repeat1] = "_quoted_curly_repeat1",
  [aux_sym__quoted_i_square_repeat1] = "_quoted_i_square_repeat1",
  [aux_sym__quoted_square_repeat1] = "_quoted_square_repeat1",
  [aux_sym__quoted_i_angle_repeat1] = "_quoted_i_angle_repeat1",
  [aux_sym__quoted_angle_repeat1] = "_quoted_angle_repeat1",
  [aux_sym__quoted_i_bar_repeat1] = "_quoted_i_bar_repeat1",
  [aux_sym__quoted_bar_repeat1] = "_quoted_bar_repeat1",
  [aux_sym__quoted_i_slash_repeat1] = "_quoted_i_slash_repeat1",
  [aux_sym__quoted_slash_repeat1] = "_quoted_slash_repeat1",
  [aux_sym_keywords_repeat1] = "keywords_repeat1",
  [aux_sym__items_with_trailing_separator_repeat1] = "_items_with_trailing_separator_repeat1",
  [aux_sym_do_block_repeat1] = "do_block_repeat1",
  [aux_sym__stab_clause_arguments_with_parentheses_repeat1] = "_stab_clause_arguments_with_parentheses_repeat1",
  [aux_sym__stab_clause_arguments_without_parentheses_repeat1] = "_stab_clause_arguments_without_parentheses_repeat1",
  [aux_sym_anonymous_function_repeat1] = "anonymous_function_repeat1",
  [alias_sym_map_content] = "map_content",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [aux_sym__terminator_token1] = aux_sym__terminator_token1,
  [anon_sym_SEMI] = anon_sym_SEMI,
  [anon_sym_LPAREN] = anon_sym_LPAREN,
  [anon_sym_RPAREN] = anon_sym_RPAREN,
  [aux_sym_identifier_token1] = aux_sym_identifier_token1,
  [anon_sym_DOT_DOT_DOT] = anon_sym_DOT_DOT_DOT,
  [sym_alias] = sym_alias,
  [sym_integer] = sym_integer,
  [sym_float] = sym_float,
  [sym_char] = sym_char,
  [anon_sym_true] = anon_sym_true,
  [anon_sym_false] = anon_sym_false,
  [anon_sym_nil] = anon_sym_nil,
  [sym_atom] = sym_atom,
  [anon_sym_DQUOTE] = anon_sym_DQUOTE,
  [anon_sym_SQUOTE] = anon_sym_SQUOTE,
  [anon_sym_SQUOTE_SQUOTE_SQUOTE] = anon_sym_SQUOTE_SQUOTE_SQUOTE,
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = anon_sym_DQUOTE_DQUOTE_DQUOTE,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [anon_sym_LBRACK] = anon_sym_LBRACK,
  [anon_sym_RBRACK] = anon_sym_RBRACK,
  [anon_sym_LT] = anon_sym_LT,
  [anon_sym_GT] = anon_sym_GT,
  [anon_sym_PIPE] = anon_sym_PIPE,
  [anon_sym_SLASH] = anon_sym_SLASH,
  [anon_sym_POUND_LBRACE] = anon_sym_POUND_LBRACE,
  [sym_escape_sequence] = sym_escape_sequence,
  [anon_sym_TILDE] = anon_sym_TILDE,
  [aux_sym_sigil_token1] = aux_sym_sigil_token1,
  [aux_sym_sigil_token2] = aux_sym_sigil_token1,
  [aux_sym_sigil_token3] = aux_sym_sigil_token3,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [sym_keyword] = sym_keyword,
  [aux_sym_quoted_keyword_token1] = aux_sym_quoted_keyword_token1,
  [anon_sym_LT_LT] = anon_sym_LT_LT,
  [anon_sym_GT_GT] = anon_sym_GT_GT,
  [anon_sym_PERCENT] = anon_sym_PERCENT,
  [anon_sym_DOT_DOT] = anon_sym_DOT_DOT,
  [anon_sym_AMP] = anon_sym_AMP,
  [anon_sym_PLUS] = anon_sym_PLUS,
  [anon_sym_DASH] = anon_sym_DASH,
  [anon_sym_BANG] = anon_sym_BANG,
  [anon_sym_CARET] = anon_sym_CARET,
  [anon_sym_TILDE_TILDE_TILDE] = anon_sym_TILDE_TILDE_TILDE,
  [anon_sym_not] = anon_sym_not,
  [anon_sym_AT] = anon_sym_AT,
  [anon_sym_LT_DASH] = anon_sym_LT_DASH,
  [anon_sym_BSLASH_BSLASH] = anon_sym_BSLASH_BSLASH,
  [anon_sym_when] = anon_sym_when,
  [anon_sym_COLON_COLON] = anon_sym_COLON_COLON,
  [anon_sym_EQ_GT] = anon_sym_EQ_GT,
  [anon_sym_EQ] = anon_sym_EQ,
  [anon_sym_PIPE_PIPE] = anon_sym_PIPE_PIPE,
  [anon_sym_PIPE_PIPE_PIPE] = anon_sym_PIPE_PIPE_PIPE,
  [anon_sym_or] = anon_sym_or,
  [anon_sym_AMP_AMP] = anon_sym_AMP_AMP,
  [anon_sym_AMP_AMP_AMP] = anon_sym_AMP_AMP_AMP,
  [anon_sym_and] = anon_sym_and,
  [anon_sym_EQ_EQ] = anon_sym_EQ_EQ,
  [anon_sym_BANG_EQ] = anon_sym_BANG_EQ,
  [anon_sym_EQ_TILDE] = anon_sym_EQ_TILDE,
  [anon_sym_EQ_EQ_EQ] = anon_sym_EQ_EQ_EQ,
  [anon_sym_BANG_EQ_EQ] = anon_sym_BANG_EQ_EQ,
  [anon_sym_LT_EQ] = anon_sym_LT_EQ,
  [anon_sym_GT_EQ] = anon_sym_GT_EQ,
  [anon_sym_PIPE_GT] = anon_sym_PIPE_GT,
  [anon_sym_LT_LT_LT] = anon_sym_LT_LT_LT,
  [anon_sym_GT_GT_GT] = anon_sym_GT_GT_GT,
  [anon_sym_LT_LT_TILDE] = anon_sym_LT_LT_TILDE,
  [anon_sym_TILDE_GT_GT] = anon_sym_TILDE_GT_GT,
  [anon_sym_LT_TILDE] = anon_sym_LT_TILDE,
  [anon_sym_TILDE_GT] = anon_sym_TILDE_GT,
  [anon_sym_LT_TILDE_GT] = anon_sym_LT_TILDE_GT,
  [anon_sym_LT_PIPE_GT] = anon_sym_LT_PIPE_GT,
  [anon_sym_in] = anon_sym_in,
  [anon_sym_CARET_CARET_CARET] = anon_sym_CARET_CARET_CARET,
  [anon_sym_SLASH_SLASH] = anon_sym_SLASH_SLASH,
  [anon_sym_PLUS_PLUS] = anon_sym_PLUS_PLUS,
  [anon_sym_DASH_DASH] = anon_sym_DASH_DASH,
  [anon_sym_PLUS_PLUS_PLUS] = anon_sym_PLUS_PLUS_PLUS,
  [anon_sym_DASH_DASH_DASH] = anon_sym_DASH_DASH_DASH,
  [anon_sym_LT_GT] = anon_sym_LT_GT,
  [anon_sym_STAR] = anon_sym_STAR,
  [anon_sym_STAR_STAR] = anon_sym_STAR_STAR,
  [anon_sym_DASH_GT] = anon_sym_DASH_GT,
  [anon_sym_DOT] = anon_sym_DOT,
  [anon_sym_after] = anon_sym_after,
  [anon_sym_catch] = anon_sym_catch,
  [anon_sym_do] = anon_sym_do,
  [anon_sym_else] = anon_sym_else,
  [anon_sym_end] = anon_sym_end,
  [anon_sym_fn] = anon_sym_fn,
  [anon_sym_rescue] = anon_sym_rescue,
  [anon_sym_LPAREN2] = anon_sym_LPAREN,
  [anon_sym_LBRACK2] = anon_sym_LBRACK,
  [sym_comment] = sym_comment,
  [sym__quoted_content_i_single] = sym__quoted_content_i_single,
  [sym__quoted_content_i_double] = sym__quoted_content_i_single,
  [sym__quoted_content_i_heredoc_single] = sym__quoted_content_i_single,
  [sym__quoted_content_i_heredoc_double] = sym__quoted_content_i_single,
  [sym__quoted_content_i_parenthesis] = sym__quoted_content_i_single,
  [sym__quoted_content_i_curly] = sym__quoted_content_i_single,
  [sym__quoted_content_i_square] = sym__quoted_content_i_single,
  [sym__quoted_content_i_angle] = sym__quoted_content_i_single,
  [sym__quoted_content_i_bar] = sym__quoted_content_i_single,
  [sym__quoted_content_i_slash] = sym__quoted_content_i_single,
  [sym__quoted_content_single] = sym__quoted_content_i_single,
  [sym__quoted_content_double] = sym__quoted_content_i_single,
  [sym__quoted_content_heredoc_single] = sym__quoted_content_i_single,
  [sym__quoted_content_heredoc_double] = sym__quoted_content_i_single,
  [sym__quoted_content_parenthesis] = sym__quoted_content_i_single,
  [sym__quoted_content_curly] = sym__quoted_content_i_single,
  [sym__quoted_content_square] = sym__quoted_content_i_single,
  [sym__quoted_content_angle] = sym__quoted_content_i_single,
  [sym__quoted_content_bar] = sym__quoted_content_i_single,
  [sym__quoted_content_slash] = sym__quoted_content_i_single,
  [sym__newline_before_do] = sym__newline_before_do,
  [sym__newline_before_binary_operator] = sym__newline_before_binary_operator,
  [sym__newline_before_comment] = sym__newline_before_comment,
  [sym__before_unary_op] = sym__before_unary_op,
  [sym__not_in] = sym__not_in,
  [sym__quoted_atom_start] = sym__quoted_atom_start,
  [sym_source] = sym_source,
  [sym__terminator] = sym__terminator,
  [sym__expression] = sym__expression,
  [sym_block] = sym_block,
  [sym_identifier] = sym_identifier,
  [sym_boolean] = sym_boolean,
  [sym_nil] = sym_nil,
  [sym__atom] = sym__atom,
  [sym_quoted_atom] = sym_quoted_atom,
  [sym__quoted_i_double] = sym__quoted_i_double,
  [sym__quoted_double] = sym__quoted_double,
  [sym__quoted_i_single] = sym__quoted_i_single,
  [sym__quoted_single] = sym__quoted_single,
  [sym__quoted_i_heredoc_single] = sym__quoted_i_heredoc_single,
  [sym__quoted_heredoc_single] = sym__quoted_heredoc_single,
  [sym__quoted_i_heredoc_double] = sym__quoted_i_heredoc_double,
  [sym__quoted_heredoc_double] = sym__quoted_heredoc_double,
  [sym__quoted_i_parenthesis] = sym__quoted_i_parenthesis,
  [sym__quoted_parenthesis] = sym__quoted_parenthesis,
  [sym__quoted_i_curly] = sym__quoted_i_curly,
  [sym__quoted_curly] = sym__quoted_curly,
  [sym__quoted_i_square] = sym__quoted_i_square,
  [sym__quoted_square] = sym__quoted_square,
  [sym__quoted_i_angle] = sym__quoted_i_angle,
  [sym__quoted_angle] = sym__quoted_angle,
  [sym__quoted_i_bar] = sym__quoted_i_bar,
  [sym__quoted_bar] = sym__quoted_bar,
  [sym__quoted_i_slash] = sym__quoted_i_slash,
  [sym__quoted_slash] = sym__quoted_slash,
  [sym_string] = sym_string,
  [sym_charlist] = sym_charlist,
  [sym_interpolation] = sym_interpolation,
  [sym_sigil] = sym_sigil,
  [sym_keywords] = sym_keywords,
  [sym__keywords_with_trailing_separator] = sym_keywords,
  [sym_pair] = sym_pair,
  [sym__keyword] = sym__keyword,
  [sym_quoted_keyword] = sym_quoted_keyword,
  [sym_list] = sym_list,
  [sym_tuple] = sym_tuple,
  [sym_bitstring] = sym_bitstring,
  [sym_map] = sym_map,
  [sym_struct] = sym_struct,
  [sym__items_with_trailing_separator] = sym__items_with_trailing_separator,
  [sym__nullary_operator] = sym__nullary_operator,
  [sym_unary_operator] = sym_unary_operator,
  [sym__capture_expression] = sym__capture_expression,
  [sym_binary_operator] = sym_binary_operator,
  [sym_operator_identifier] = sym_operator_identifier,
  [sym_dot] = sym_dot,
  [sym_call] = sym_call,
  [sym__call_without_parentheses] = sym__call_without_parentheses,
  [sym__call_with_parentheses] = sym__call_with_parentheses,
  [sym__local_call_without_parentheses] = sym__local_call_without_parentheses,
  [sym__local_call_with_parentheses] = sym__local_call_with_parentheses,
  [sym__local_call_just_do_block] = sym__local_call_just_do_block,
  [sym__remote_call_without_parentheses] = sym__remote_call_without_parentheses,
  [sym__remote_call_with_parentheses] = sym__remote_call_with_parentheses,
  [sym__remote_dot] = sym_dot,
  [sym__anonymous_call] = sym__anonymous_call,
  [sym__anonymous_dot] = sym_dot,
  [sym__double_call] = sym__double_call,
  [sym__call_arguments_with_parentheses] = sym__call_arguments_with_parentheses,
  [sym__call_arguments_with_parentheses_immediate] = sym__call_arguments_with_parentheses,
  [sym__call_arguments_with_trailing_separator] = sym__call_arguments_with_trailing_separator,
  [sym__call_arguments_without_parentheses] = sym__call_arguments_with_parentheses,
  [sym_do_block] = sym_do_block,
  [sym_after_block] = sym_after_block,
  [sym_rescue_block] = sym_rescue_block,
  [sym_catch_block] = sym_catch_block,
  [sym_else_block] = sym_else_block,
  [sym_access_call] = sym_access_call,
  [sym_stab_clause] = sym_stab_clause,
  [sym__stab_clause_left] = sym__stab_clause_left,
  [sym__stab_clause_arguments_with_parentheses] = sym__call_arguments_with_parentheses,
  [sym__stab_clause_arguments_without_parentheses] = sym__call_arguments_with_parentheses,
  [sym__stab_clause_arguments_with_parentheses_with_guard] = sym_binary_operator,
  [sym__stab_clause_arguments_without_parentheses_with_guard] = sym_binary_operator,
  [sym_body] = sym_body,
  [sym_anonymous_function] = sym_anonymous_function,
  [aux_sym_source_repeat1] = aux_sym_source_repeat1,
  [aux_sym__terminator_repeat1] = aux_sym__terminator_repeat1,
  [aux_sym_block_repeat1] = aux_sym_block_repeat1,
  [aux_sym_block_repeat2] = aux_sym_block_repeat2,
  [aux_sym__quoted_i_double_repeat1] = aux_sym__quoted_i_double_repeat1,
  [aux_sym__quoted_double_repeat1] = aux_sym__quoted_double_repeat1,
  [aux_sym__quoted_i_single_repeat1] = aux_sym__quoted_i_single_repeat1,
  [aux_sym__quoted_single_repeat1] = aux_sym__quoted_single_repeat1,
  [aux_sym__quoted_i_heredoc_single_repeat1] = aux_sym__quoted_i_heredoc_single_repeat1,
  [aux_sym__quoted_heredoc_single_repeat1] = aux_sym__quoted_heredoc_single_repeat1,
  [aux_sym__quoted_i_heredoc_double_repeat1] = aux_sym__quoted_i_heredoc_double_repeat1,
  [aux_sym__quoted_heredoc_double_repeat1] = aux_sym__quoted_heredoc_double_repeat1,
  [aux_sym__quoted_i_parenthesis_repeat1] = aux_sym__quoted_i_parenthesis_repeat1,
  [aux_sym__quoted_parenthesis_repeat1] = aux_sym__quoted_parenthesis_repeat1,
  [aux_sym__quoted_i_curly_repeat1] = aux_sym__quoted_i_curly_repeat1,
  [aux_sym__quoted_curly_repeat1] = aux_sym__quoted_curly_repeat1,
  [aux_sym__quoted_i_square_repeat1] = aux_sym__quoted_i_square_repeat1,
  [aux_sym__quoted_square_repeat1] = aux_sym__quoted_square_repeat1,
  [aux_sym__quoted_i_angle_repeat1] = aux_sym__quoted_i_angle_repeat1,
  [aux_sym__quoted_angle_repeat1] = aux_sym__quoted_angle_repeat1,
  [aux_sym__quoted_i_bar_repeat1] = aux_sym__quoted_i_bar_repeat1,
  [aux_sym__quoted_bar_repeat1] = aux_sym__quoted_bar_repeat1,
  [aux_sym__quoted_i_slash_repeat1] = aux_sym__quoted_i_slash_repeat1,
  [aux_sym__quoted_slash_repeat1] = aux_sym__quoted_slash_repeat1,
  [aux_sym_keywords_repeat1] = aux_sym_keywords_repeat1,
  [aux_sym__items_with_trailing_separator_repeat1] = aux_sym__items_with_trailing_separator_repeat1,
  [aux_sym_do_block_repeat1] = aux_sym_do_block_repeat1,
  [aux_sym__stab_clause_arguments_with_parentheses_repeat1] = aux_sym__stab_clause_arguments_with_parentheses_repeat1,
  [aux_sym__stab_clause_arguments_without_parentheses_repeat1] = aux_sym__stab_clause_arguments_without_parentheses_repeat1,
  [aux_sym_anonymous_function_repeat1] = aux_sym_anonymous_function_repeat1,
  [alias_sym_map_content] = alias_sym_map_content,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [aux_sym__terminator_token1] = {
    .visible = false,
    .named = false,
  },
  [anon_sym_SEMI] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_identifier_token1] = {
    .visible = false,
    .named = false,
  },
  [anon_sym_DOT_DOT_DOT] = {
    .visible = true,
    .named = false,
  },
  [sym_alias] = {
    .visible = true,
    .named = true,
  },
  [sym_integer] = {
    .visible = true,
    .named = true,
  },
  [sym_float] = {
    .visible = true,
    .named = true,
  },
  [sym_char] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_true] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_false] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_nil] = {
    .visible = true,
    .named = false,
  },
  [sym_atom] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SQUOTE_SQUOTE_SQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SLASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_POUND_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [sym_escape_sequence] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_TILDE] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_sigil_token1] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_sigil_token2] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_sigil_token3] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [sym_keyword] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_quoted_keyword_token1] = {
    .visible = false,
    .named = false,
  },
  [anon_sym_LT_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PERCENT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_CARET] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_TILDE_TILDE_TILDE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_not] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BSLASH_BSLASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_when] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_PIPE_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_or] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP_AMP] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP_AMP_AMP] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_and] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_TILDE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_EQ_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG_EQ_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_LT_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_GT_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_LT_TILDE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_TILDE_GT_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_TILDE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_TILDE_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_TILDE_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_PIPE_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_in] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_CARET_CARET_CARET] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SLASH_SLASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_PLUS] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_PLUS_PLUS] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_DASH_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR_STAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_after] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_catch] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_do] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_else] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_end] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_fn] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_rescue] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LPAREN2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK2] = {
    .visible = true,
    .named = false,
  },
  [sym_comment] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_i_single] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_i_double] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_i_heredoc_single] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_i_heredoc_double] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_i_parenthesis] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_i_curly] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_i_square] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_i_angle] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_i_bar] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_i_slash] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_single] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_double] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_heredoc_single] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_heredoc_double] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_parenthesis] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_curly] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_square] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_angle] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_bar] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_content_slash] = {
    .visible = true,
    .named = true,
  },
  [sym__newline_before_do] = {
    .visible = false,
    .named = true,
  },
  [sym__newline_before_binary_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__newline_before_comment] = {
    .visible = false,
    .named = true,
  },
  [sym__before_unary_op] = {
    .visible = false,
    .named = true,
  },
  [sym__not_in] = {
    .visible = true,
    .named = false,
  },
  [sym__quoted_atom_start] = {
    .visible = true,
    .named = false,
  },
  [sym_source] = {
    .visible = true,
    .named = true,
  },
  [sym__terminator] = {
    .visible = false,
    .named = true,
  },
  [sym__expression] = {
    .visible = false,
    .named = true,
  },
  [sym_block] = {
    .visible = true,
    .named = true,
  },
  [sym_identifier] = {
    .visible = true,
    .named = true,
  },
  [sym_boolean] = {
    .visible = true,
    .named = true,
  },
  [sym_nil] = {
    .visible = true,
    .named = true,
  },
  [sym__atom] = {
    .visible = false,
    .named = true,
  },
  [sym_quoted_atom] = {
    .visible = true,
    .named = true,
  },
  [sym__quoted_i_double] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_double] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_i_single] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_single] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_i_heredoc_single] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_heredoc_single] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_i_heredoc_double] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_heredoc_double] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_i_parenthesis] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_parenthesis] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_i_curly] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_curly] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_i_square] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_square] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_i_angle] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_angle] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_i_bar] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_bar] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_i_slash] = {
    .visible = false,
    .named = true,
  },
  [sym__quoted_slash] = {
    .visible = false,
    .named = true,
  },
  [sym_string] = {
    .visible = true,
    .named = true,
  },
  [sym_charlist] = {
    .visible = true,
    .named = true,
  },
  [sym_interpolation] = {
    .visible = true,
    .named = true,
  },
  [sym_sigil] = {
    .visible = true,
    .named = true,
  },
  [sym_keywords] = {
    .visible = true,
    .named = true,
  },
  [sym__keywords_with_trailing_separator] = {
    .visible = true,
    .named = true,
  },
  [sym_pair] = {
    .visible = true,
    .named = true,
  },
  [sym__keyword] = {
    .visible = false,
    .named = true,
  },
  [sym_quoted_keyword] = {
    .visible = true,
    .named = true,
  },
  [sym_list] = {
    .visible = true,
    .named = true,
  },
  [sym_tuple] = {
    .visible = true,
    .named = true,
  },
  [sym_bitstring] = {
    .visible = true,
    .named = true,
  },
  [sym_map] = {
    .visible = true,
    .named = true,
  },
  [sym_struct] = {
    .visible = true,
    .named = true,
  },
  [sym__items_with_trailing_separator] = {
    .visible = false,
    .named = true,
  },
  [sym__nullary_operator] = {
    .visible = false,
    .named = true,
  },
  [sym_unary_operator] = {
    .visible = true,
    .named = true,
  },
  [sym__capture_expression] = {
    .visible = false,
    .named = true,
  },
  [sym_binary_operator] = {
    .visible = true,
    .named = true,
  },
  [sym_operator_identifier] = {
    .visible = true,
    .named = true,
  },
  [sym_dot] = {
    .visible = true,
    .named = true,
  },
  [sym_call] = {
    .visible = true,
    .named = true,
  },
  [sym__call_without_parentheses] = {
    .visible = false,
    .named = true,
  },
  [sym__call_with_parentheses] = {
    .visible = false,
    .named = true,
  },
  [sym__local_call_without_parentheses] = {
    .visible = false,
    .named = true,
  },
  [sym__local_call_with_parentheses] = {
    .visible = false,
    .named = true,
  },
  [sym__local_call_just_do_block] = {
    .visible = false,
    .named = true,
  },
  [sym__remote_call_without_parentheses] = {
    .visible = false,
    .named = true,
  },
  [sym__remote_call_with_parentheses] = {
    .visible = false,
    .named = true,
  },
  [sym__remote_dot] = {
    .visible = true,
    .named = true,
  },
  [sym__anonymous_call] = {
    .visible = false,
    .named = true,
  },
  [sym__anonymous_dot] = {
    .visible = true,
    .named = true,
  },
  [sym__double_call] = {
    .visible = false,
    .named = true,
  },
  [sym__call_arguments_with_parentheses] = {
    .visible = true,
    .named = true,
  },
  [sym__call_arguments_with_parentheses_immediate] = {
    .visible = true,
    .named = true,
  },
  [sym__call_arguments_with_trailing_separator] = {
    .visible = false,
    .named = true,
  },
  [sym__call_arguments_without_parentheses] = {
    .visible = true,
    .named = true,
  },
  [sym_do_block] = {
    .visible = true,
    .named = true,
  },
  [sym_after_block] = {
    .visible = true,
    .named = true,
  },
  [sym_rescue_block] = {
    .visible = true,
    .named = true,
  },
  [sym_catch_block] = {
    .visible = true,
    .named = true,
  },
  [sym_else_block] = {
    .visible = true,
    .named = true,
  },
  [sym_access_call] = {
    .visible = true,
    .named = true,
  },
  [sym_stab_clause] = {
    .visible = true,
    .named = true,
  },
  [sym__stab_clause_left] = {
    .visible = false,
    .named = true,
  },
  [sym__stab_clause_arguments_with_parentheses] = {
    .visible = true,
    .named = true,
  },
  [sym__stab_clause_arguments_without_parentheses] = {
    .visible = true,
    .named = true,
  },
  [sym__stab_clause_arguments_with_parentheses_with_guard] = {
    .visible = true,
    .named = true,
  },
  [sym__stab_clause_arguments_without_parentheses_with_guard] = {
    .visible = true,
    .named = true,
  },
  [sym_body] = {
    .visible = true,
    .named = true,
  },
  [sym_anonymous_function] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_source_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__terminator_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_block_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_block_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_i_double_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_double_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_i_single_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_single_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_i_heredoc_single_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_heredoc_single_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_i_heredoc_double_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_heredoc_double_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_i_parenthesis_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_parenthesis_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_i_curly_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_curly_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_i_square_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_square_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_i_angle_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_angle_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_i_bar_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_bar_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_i_slash_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__quoted_slash_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_keywords_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__items_with_trailing_separator_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_do_block_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__stab_clause_arguments_with_parentheses_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__stab_clause_arguments_without_parentheses_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_anonymous_function_repeat1] = {
    .visible = false,
    .named = false,
  },
  [alias_sym_map_content] = {
    .visible = true,
    .named = true,
  },
};

enum ts_field_identifiers {
  field_key = 1,
  field_left = 2,
  field_operand = 3,
  field_operator = 4,
  field_quoted_end = 5,
  field_quoted_start = 6,
  field_right = 7,
  field_target = 8,
  field_value = 9,
};

static const char * const ts_field_names[] = {
  [0] = NULL,
  [field_key] = "key",
  [field_left] = "left",
  [field_operand] = "operand",
  [field_operator] = "operator",
  [field_quoted_end] = "quoted_end",
  [field_quoted_start] = "quoted_start",
  [field_right] = "right",
  [field_target] = "target",
  [field_value] = "value",
};

static const TSFieldMapSlice ts_field_map_slices[PRODUCTION_ID_COUNT] = {
  [2] = {.index = 0, .length = 2},
  [3] = {.index = 2, .length = 1},
  [4] = {.index = 3, .length = 4},
  [5] = {.index = 7, .length = 2},
  [6] = {.index = 9, .length = 1},
  [7] = {.index = 10, .length = 3},
  [8] = {.index = 13, .length = 2},
  [9] = {.index = 2, .length = 1},
  [10] = {.index = 15, .length = 2},
  [11] = {.index = 17, .length = 2},
  [12] = {.index = 19, .length = 1},
  [13] = {.index = 20, .length = 2},
  [14] = {.index = 22, .length = 3},
  [15] = {.index = 25, .length = 2},
  [16] = {.index = 27, .length = 2},
  [17] = {.index = 29, .length = 2},
  [18] = {.index = 31, .length = 2},
  [19] = {.index = 33, .length = 2},
  [20] = {.index = 35, .length = 3},
  [21] = {.index = 35, .length = 3},
  [22] = {.index = 38, .length = 5},
  [23] = {.index = 38, .length = 5},
  [24] = {.index = 43, .length = 2},
  [26] = {.index = 45, .length = 2},
};

static const TSFieldMapEntry ts_field_map_entries[] = {
  [0] =
    {field_quoted_end, 0, .inherited = true},
    {field_quoted_start, 0, .inherited = true},
  [2] =
    {field_target, 0, .inherited = true},
  [3] =
    {field_left, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_right, 0, .inherited = true},
    {field_target, 0},
  [7] =
    {field_quoted_end, 1, .inherited = true},
    {field_quoted_start, 1, .inherited = true},
  [9] =
    {field_operator, 0},
  [10] =
    {field_left, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_right, 0, .inherited = true},
  [13] =
    {field_quoted_end, 1},
    {field_quoted_start, 0},
  [15] =
    {field_operand, 1},
    {field_operator, 0},
  [17] =
    {field_left, 0},
    {field_operator, 1},
  [19] =
    {field_target, 0},
  [20] =
    {field_target, 0},
    {field_target, 0, .inherited = true},
  [22] =
    {field_left, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_target, 0},
  [25] =
    {field_operand, 2},
    {field_operator, 1},
  [27] =
    {field_operator, 0},
    {field_right, 1},
  [29] =
    {field_key, 0},
    {field_value, 1},
  [31] =
    {field_quoted_end, 2},
    {field_quoted_start, 0},
  [33] =
    {field_quoted_end, 2, .inherited = true},
    {field_quoted_start, 2, .inherited = true},
  [35] =
    {field_left, 0},
    {field_operator, 1},
    {field_right, 2},
  [38] =
    {field_left, 0},
    {field_operator, 1},
    {field_quoted_end, 2, .inherited = true},
    {field_quoted_start, 2, .inherited = true},
    {field_right, 2},
  [43] =
    {field_quoted_end, 3},
    {field_quoted_start, 0},
  [45] =
    {field_key, 2},
    {field_target, 0},
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
  [1] = {
    [0] = sym_operator_identifier,
  },
  [9] = {
    [0] = sym_call,
  },
  [13] = {
    [0] = sym_call,
  },
  [21] = {
    [2] = sym_identifier,
  },
  [22] = {
    [2] = sym_string,
  },
  [23] = {
    [2] = sym_charlist,
  },
  [25] = {
    [2] = alias_sym_map_content,
  },
  [27] = {
    [3] = alias_sym_map_content,
  },
};

static const uint16_t ts_non_terminal_alias_map[] = {
  sym__quoted_i_double, 2,
    sym__quoted_i_double,
    sym_string,
  sym__quoted_i_single, 2,
    sym__quoted_i_single,
    sym_charlist,
  sym__items_with_trailing_separator, 2,
    sym__items_with_trailing_separator,
    alias_sym_map_content,
  sym__call_with_parentheses, 2,
    sym__call_with_parentheses,
    sym_call,
  sym__local_call_with_parentheses, 2,
    sym__local_call_with_parentheses,
    sym_call,
  sym__remote_call_with_parentheses, 2,
    sym__remote_call_with_parentheses,
    sym_call,
  sym__anonymous_call, 2,
    sym__anonymous_call,
    sym_call,
  0,
};

static TSCharacterRange aux_sym_identifier_token1_character_set_1[] = {
  {'_', '_'}, {'a', 'z'}, {0xaa, 0xaa}, {0xb5, 0xb5}, {0xba, 0xba}, {0xdf, 0xf6}, {0xf8, 0xff}, {0x101, 0x101},
  {0x103, 0x103}, {0x105, 0x105}, {0x107, 0x107}, {0x109, 0x109}, {0x10b, 0x10b}, {0x10d, 0x10d}, {0x10f, 0x10f}, {0x111, 0x111},
  {0x113, 0x113}, {0x115, 0x115}, {0x117, 0x117}, {0x119, 0x119}, {0x11b, 0x11b}, {0x11d, 0x11d}, {0x11f, 0x11f}, {0x121, 0x121},
  {0x123, 0x123}, {0x125, 0x125}, {0x127, 0x127}, {0x129, 0x129}, {0x12b, 0x12b}, {0x12d, 0x12d}, {0x12f, 0x12f}, {0x131, 0x131},
  {0x133, 0x133}, {0x135, 0x135}, {0x137, 0x138}, {0x13a, 0x13a}, {0x13c, 0x13c}, {0x13e, 0x13e}, {0x140, 0x140}, {0x142, 0x142},
  {0x144, 0x144}, {0x146, 0x146}, {0x148, 0x149}, {0x14b, 0x14b}, {0x14d, 0x14d}, {0x14f, 0x14f}, {0x151, 0x151}, {0x153, 0x153},
  {0x155, 0x155}, {0x157, 0x157}, {0x159, 0x159}, {0x15b, 0x15b}, {0x15d, 0x15d}, {0x15f, 0x15f}, {0x161, 0x161}, {0x163, 0x163},
  {0x165, 0x165}, {0x167, 0x167}, {0x169, 0x169}, {0x16b, 0x16b}, {0x16d, 0x16d}, {0x16f, 0x16f}, {0x171, 0x171}, {0x173, 0x173},
  {0x175, 0x175}, {0x177, 0x177}, {0x17a, 0x17a}, {0x17c, 0x17c}, {0x17e, 0x180}, {0x183, 0x183}, {0x185, 0x185}, {0x188, 0x188},
  {0x18c, 0x18d}, {0x192, 0x192}, {0x195, 0x195}, {0x199, 0x19b}, {0x19e, 0x19e}, {0x1a1, 0x1a1}, {0x1a3, 0x1a3}, {0x1a5, 0x1a5},
  {0x1a8, 0x1a8}, {0x1aa, 0x1ab}, {0x1ad, 0x1ad}, {0x1b0, 0x1b0}, {0x1b4, 0x1b4}, {0x1b6, 0x1b6}, {0x1b9, 0x1bb}, {0x1bd, 0x1c3},
  {0x1c6, 0x1c6}, {0x1c9, 0x1c9}, {0x1cc, 0x1cc}, {0x1ce, 0x1ce}, {0x1d0, 0x1d0}, {0x1d2, 0x1d2}, {0x1d4, 0x1d4}, {0x1d6, 0x1d6},
  {0x1d8, 0x1d8}, {0x1da, 0x1da}, {0x1dc, 0x1dd}, {0x1df, 0x1df}, {0x1e1, 0x1e1}, {0x1e3, 0x1e3}, {0x1e5, 0x1e5}, {0x1e7, 0x1e7},
  {0x1e9, 0x1e9}, {0x1eb, 0x1eb}, {0x1ed, 0x1ed}, {0x1ef, 0x1f0}, {0x1f3, 0x1f3}, {0x1f5, 0x1f5}, {0x1f9, 0x1f9}, {0x1fb, 0x1fb},
  {0x1fd, 0x1fd}, {0x1ff, 0x1ff}, {0x201, 0x201}, {0x203, 0x203}, {0x205, 0x205}, {0x207, 0x207}, {0x209, 0x209}, {0x20b, 0x20b},
  {0x20d, 0x20d}, {0x20f, 0x20f}, {0x211, 0x211}, {0x213, 0x213}, {0x215, 0x215}, {0x217, 0x217}, {0x219, 0x219}, {0x21b, 0x21b},
  {0x21d, 0x21d}, {0x21f, 0x21f}, {0x221, 0x221}, {0x223, 0x223}, {0x225, 0x225}, {0x227, 0x227}, {0x229, 0x229}, {0x22b, 0x22b},
  {0x22d, 0x22d}, {0x22f, 0x22f}, {0x231, 0x231}, {0x233, 0x239}, {0x23c, 0x23c}, {0x23f, 0x240}, {0x242, 0x242}, {0x247, 0x247},
  {0x249, 0x249}, {0x24b, 0x24b}, {0x24d, 0x24d}, {0x24f, 0x2c1}, {0x2c6, 0x2d1}, {0x2e0, 0x2e4}, {0x2ec, 0x2ec}, {0x2ee, 0x2ee},
  {0x371, 0x371}, {0x373, 0x374}, {0x377, 0x377}, {0x37a, 0x37d}, {0x390, 0x390}, {0x3ac, 0x3ce}, {0x3d0, 0x3d1}, {0x3d5, 0x3d7},
  {0x3d9, 0x3d9}, {0x3db, 0x3db}, {0x3dd, 0x3dd}, {0x3df, 0x3df}, {0x3e1, 0x3e1}, {0x3e3, 0x3e3}, {0x3e5, 0x3e5}, {0x3e7, 0x3e7},
  {0x3e9, 0x3e9}, {0x3eb, 0x3eb}, {0x3ed, 0x3ed}, {0x3ef, 0x3f3}, {0x3f5, 0x3f5}, {0x3f8, 0x3f8}, {0x3fb, 0x3fc}, {0x430, 0x45f},
  {0x461, 0x461}, {0x463, 0x463}, {0x465, 0x465}, {0x467, 0x467}, {0x469, 0x469}, {0x46b, 0x46b}, {0x46d, 0x46d}, {0x46f, 0x46f},
  {0x471, 0x471}, {0x473, 0x473}, {0x475, 0x475}, {0x477, 0x477}, {0x479, 0x479}, {0x47b, 0x47b}, {0x47d, 0x47d}, {0x47f, 0x47f},
  {0x481, 0x481}, {0x48b, 0x48b}, {0x48d, 0x48d}, {0x48f, 0x48f}, {0x491, 0x491}, {0x493, 0x493}, {0x495, 0x495}, {0x497, 0x497},
  {0x499, 0x499}, {0x49b, 0x49b}, {0x49d, 0x49d}, {0x49f, 0x49f}, {0x4a1, 0x4a1}, {0x4a3, 0x4a3}, {0x4a5, 0x4a5}, {0x4a7, 0x4a7},
  {0x4a9, 0x4a9}, {0x4ab, 0x4ab}, {0x4ad, 0x4ad}, {0x4af, 0x4af}, {0x4b1, 0x4b1}, {0x4b3, 0x4b3}, {0x4b5, 0x4b5}, {0x4b7, 0x4b7},
  {0x4b9, 0x4b9}, {0x4bb, 0x4bb}, {0x4bd, 0x4bd}, {0x4bf, 0x4bf}, {0x4c2, 0x4c2}, {0x4c4, 0x4c4}, {0x4c6, 0x4c6}, {0x4c8, 0x4c8},
  {0x4ca, 0x4ca}, {0x4cc, 0x4cc}, {0x4ce, 0x4cf}, {0x4d1, 0x4d1}, {0x4d3, 0x4d3}, {0x4d5, 0x4d5}, {0x4d7, 0x4d7}, {0x4d9, 0x4d9},
  {0x4db, 0x4db}, {0x4dd, 0x4dd}, {0x4df, 0x4df}, {0x4e1, 0x4e1}, {0x4e3, 0x4e3}, {0x4e5, 0x4e5}, {0x4e7, 0x4e7}, {0x4e9, 0x4e9},
  {0x4eb, 0x4eb}, {0x4ed, 0x4ed}, {0x4ef, 0x4ef}, {0x4f1, 0x4f1}, {0x4f3, 0x4f3}, {0x4f5, 0x4f5}, {0x4f7, 0x4f7}, {0x4f9, 0x4f9},
  {0x4fb, 0x4fb}, {0x4fd, 0x4fd}, {0x4ff, 0x4ff}, {0x501, 0x501}, {0x503, 0x503}, {0x505, 0x505}, {0x507, 0x507}, {0x509, 0x509},
  {0x50b, 0x50b}, {0x50d, 0x50d}, {0x50f, 0x50f}, {0x511, 0x511}, {0x513, 0x513}, {0x515, 0x515}, {0x517, 0x517}, {0x519, 0x519},
  {0x51b, 0x51b}, {0x51d, 0x51d}, {0x51f, 0x51f}, {0x521, 0x521}, {0x523, 0x523}, {0x525, 0x525}, {0x527, 0x527}, {0x529, 0x529},
  {0x52b, 0x52b}, {0x52d, 0x52d}, {0x52f, 0x52f}, {0x559, 0x559}, {0x560, 0x588}, {0x5d0, 0x5ea}, {0x5ef, 0x5f2}, {0x620, 0x64a},
  {0x66e, 0x66f}, {0x671, 0x6d3}, {0x6d5, 0x6d5}, {0x6e5, 0x6e6}, {0x6ee, 0x6ef}, {0x6fa, 0x6fc}, {0x6ff, 0x6ff}, {0x710, 0x710},
  {0x712, 0x72f}, {0x74d, 0x7a5}, {0x7b1, 0x7b1}, {0x7ca, 0x7ea}, {0x7f4, 0x7f5}, {0x7fa, 0x7fa}, {0x800, 0x815}, {0x81a, 0x81a},
  {0x824, 0x824}, {0x828, 0x828}, {0x840, 0x858}, {0x860, 0x86a}, {0x870, 0x887}, {0x889, 0x88e}, {0x8a0, 0x8c9}, {0x904, 0x939},
  {0x93d, 0x93d}, {0x950, 0x950}, {0x958, 0x961}, {0x971, 0x980}, {0x985, 0x98c}, {0x98f, 0x990}, {0x993, 0x9a8}, {0x9aa, 0x9b0},
  {0x9b2, 0x9b2}, {0x9b6, 0x9b9}, {0x9bd, 0x9bd}, {0x9ce, 0x9ce}, {0x9dc, 0x9dd}, {0x9df, 0x9e1}, {0x9f0, 0x9f1}, {0x9fc, 0x9fc},
  {0xa05, 0xa0a}, {0xa0f, 0xa10}, {0xa13, 0xa28}, {0xa2a, 0xa30}, {0xa32, 0xa33}, {0xa35, 0xa36}, {0xa38, 0xa39}, {0xa59, 0xa5c},
  {0xa5e, 0xa5e}, {0xa72, 0xa74}, {0xa85, 0xa8d}, {0xa8f, 0xa91}, {0xa93, 0xaa8}, {0xaaa, 0xab0}, {0xab2, 0xab3}, {0xab5, 0xab9},
  {0xabd, 0xabd}, {0xad0, 0xad0}, {0xae0, 0xae1}, {0xaf9, 0xaf9}, {0xb05, 0xb0c}, {0xb0f, 0xb10}, {0xb13, 0xb28}, {0xb2a, 0xb30},
  {0xb32, 0xb33}, {0xb35, 0xb39}, {0xb3d, 0xb3d}, {0xb5c, 0xb5d}, {0xb5f, 0xb61}, {0xb71, 0xb71}, {0xb83, 0xb83}, {0xb85, 0xb8a},
  {0xb8e, 0xb90}, {0xb92, 0xb95}, {0xb99, 0xb9a}, {0xb9c, 0xb9c}, {0xb9e, 0xb9f}, {0xba3, 0xba4}, {0xba8, 0xbaa}, {0xbae, 0xbb9},
  {0xbd0, 0xbd0}, {0xc05, 0xc0c}, {0xc0e, 0xc10}, {0xc12, 0xc28}, {0xc2a, 0xc39}, {0xc3d, 0xc3d}, {0xc58, 0xc5a}, {0xc5d, 0xc5d},
  {0xc60, 0xc61}, {0xc80, 0xc80}, {0xc85, 0xc8c}, {0xc8e, 0xc90}, {0xc92, 0xca8}, {0xcaa, 0xcb3}, {0xcb5, 0xcb9}, {0xcbd, 0xcbd},
  {0xcdd, 0xcde}, {0xce0, 0xce1}, {0xcf1, 0xcf2}, {0xd04, 0xd0c}, {0xd0e, 0xd10}, {0xd12, 0xd3a}, {0xd3d, 0xd3d}, {0xd4e, 0xd4e},
  {0xd54, 0xd56}, {0xd5f, 0xd61}, {0xd7a, 0xd7f}, {0xd85, 0xd96}, {0xd9a, 0xdb1}, {0xdb3, 0xdbb}, {0xdbd, 0xdbd}, {0xdc0, 0xdc6},
  {0xe01, 0xe30}, {0xe32, 0xe33}, {0xe40, 0xe46}, {0xe81, 0xe82}, {0xe84, 0xe84}, {0xe86, 0xe8a}, {0xe8c, 0xea3}, {0xea5, 0xea5},
  {0xea7, 0xeb0}, {0xeb2, 0xeb3}, {0xebd, 0xebd}, {0xec0, 0xec4}, {0xec6, 0xec6}, {0xedc, 0xedf}, {0xf00, 0xf00}, {0xf40, 0xf47},
  {0xf49, 0xf6c}, {0xf88, 0xf8c}, {0x1000, 0x102a}, {0x103f, 0x103f}, {0x1050, 0x1055}, {0x105a, 0x105d}, {0x1061, 0x1061}, {0x1065, 0x1066},
  {0x106e, 0x1070}, {0x1075, 0x1081}, {0x108e, 0x108e}, {0x10d0, 0x10fa}, {0x10fc, 0x1248}, {0x124a, 0x124d}, {0x1250, 0x1256}, {0x1258, 0x1258},
  {0x125a, 0x125d}, {0x1260, 0x1288}, {0x128a, 0x128d}, {0x1290, 0x12b0}, {0x12b2, 0x12b5}, {0x12b8, 0x12be}, {0x12c0, 0x12c0}, {0x12c2, 0x12c5},
  {0x12c8, 0x12d6}, {0x12d8, 0x1310}, {0x1312, 0x1315}, {0x1318, 0x135a}, {0x1380, 0x138f}, {0x13f8, 0x13fd}, {0x1401, 0x166c}, {0x166f, 0x167f},
  {0x1681, 0x169a}, {0x16a0, 0x16ea}, {0x16ee, 0x16f8}, {0x1700, 0x1711}, {0x171f, 0x1731}, {0x1740, 0x1751}, {0x1760, 0x176c}, {0x176e, 0x1770},
  {0x1780, 0x17b3}, {0x17d7, 0x17d7}, {0x17dc, 0x17dc}, {0x1820, 0x1878}, {0x1880, 0x18a8}, {0x18aa, 0x18aa}, {0x18b0, 0x18f5}, {0x1900, 0x191e},
  {0x1950, 0x196d}, {0x1970, 0x1974}, {0x1980, 0x19ab}, {0x19b0, 0x19c9}, {0x1a00, 0x1a16}, {0x1a20, 0x1a54}, {0x1aa7, 0x1aa7}, {0x1b05, 0x1b33},
  {0x1b45, 0x1b4c}, {0x1b83, 0x1ba0}, {0x1bae, 0x1baf}, {0x1bba, 0x1be5}, {0x1c00, 0x1c23}, {0x1c4d, 0x1c4f}, {0x1c5a, 0x1c7d}, {0x1c80, 0x1c88},
  {0x1ce9, 0x1cec}, {0x1cee, 0x1cf3}, {0x1cf5, 0x1cf6}, {0x1cfa, 0x1cfa}, {0x1d00, 0x1dbf}, {0x1e01, 0x1e01}, {0x1e03, 0x1e03}, {0x1e05, 0x1e05},
  {0x1e07, 0x1e07}, {0x1e09, 0x1e09}, {0x1e0b, 0x1e0b}, {0x1e0d, 0x1e0d}, {0x1e0f, 0x1e0f}, {0x1e11, 0x1e11}, {0x1e13, 0x1e13}, {0x1e15, 0x1e15},
  {0x1e17, 0x1e17}, {0x1e19, 0x1e19}, {0x1e1b, 0x1e1b}, {0x1e1d, 0x1e1d}, {0x1e1f, 0x1e1f}, {0x1e21, 0x1e21}, {0x1e23, 0x1e23}, {0x1e25, 0x1e25},
  {0x1e27, 0x1e27}, {0x1e29, 0x1e29}, {0x1e2b, 0x1e2b}, {0x1e2d, 0x1e2d}, {0x1e2f, 0x1e2f}, {0x1e31, 0x1e31}, {0x1e33, 0x1e33}, {0x1e35, 0x1e35},
  {0x1e37, 0x1e37}, {0x1e39, 0x1e39}, {0x1e3b, 0x1e3b}, {0x1e3d, 0x1e3d}, {0x1e3f, 0x1e3f}, {0x1e41, 0x1e41}, {0x1e43, 0x1e43}, {0x1e45, 0x1e45},
  {0x1e47, 0x1e47}, {0x1e49, 0x1e49}, {0x1e4b, 0x1e4b}, {0x1e4d, 0x1e4d}, {0x1e4f, 0x1e4f}, {0x1e51, 0x1e51}, {0x1e53, 0x1e53}, {0x1e55, 0x1e55},
  {0x1e57, 0x1e57}, {0x1e59, 0x1e59}, {0x1e5b, 0x1e5b}, {0x1e5d, 0x1e5d}, {0x1e5f, 0x1e5f}, {0x1e61, 0x1e61}, {0x1e63, 0x1e63}, {0x1e65, 0x1e65},
  {0x1e67, 0x1e67}, {0x1e69, 0x1e69}, {0x1e6b, 0x1e6b}, {0x1e6d, 0x1e6d}, {0x1e6f, 0x1e6f}, {0x1e71, 0x1e71}, {0x1e73, 0x1e73}, {0x1e75, 0x1e75},
  {0x1e77, 0x1e77}, {0x1e79, 0x1e79}, {0x1e7b, 0x1e7b}, {0x1e7d, 0x1e7d}, {0x1e7f, 0x1e7f}, {0x1e81, 0x1e81}, {0x1e83, 0x1e83}, {0x1e85, 0x1e85},
  {0x1e87, 0x1e87}, {0x1e89, 0x1e89}, {0x1e8b, 0x1e8b}, {0x1e8d, 0x1e8d}, {0x1e8f, 0x1e8f}, {0x1e91, 0x1e91}, {0x1e93, 0x1e93}, {0x1e95, 0x1e9d},
  {0x1e9f, 0x1e9f}, {0x1ea1, 0x1ea1}, {0x1ea3, 0x1ea3}, {0x1ea5, 0x1ea5}, {0x1ea7, 0x1ea7}, {0x1ea9, 0x1ea9}, {0x1eab, 0x1eab}, {0x1ead, 0x1ead},
  {0x1eaf, 0x1eaf}, {0x1eb1, 0x1eb1}, {0x1eb3, 0x1eb3}, {0x1eb5, 0x1eb5}, {0x1eb7, 0x1eb7}, {0x1eb9, 0x1eb9}, {0x1ebb, 0x1ebb}, {0x1ebd, 0x1ebd},
  {0x1ebf, 0x1ebf}, {0x1ec1, 0x1ec1}, {0x1ec3, 0x1ec3}, {0x1ec5, 0x1ec5}, {0x1ec7, 0x1ec7}, {0x1ec9, 0x1ec9}, {0x1ecb, 0x1ecb}, {0x1ecd, 0x1ecd},
  {0x1ecf, 0x1ecf}, {0x1ed1, 0x1ed1}, {0x1ed3, 0x1ed3}, {0x1ed5, 0x1ed5}, {0x1ed7, 0x1ed7}, {0x1ed9, 0x1ed9}, {0x1edb, 0x1edb}, {0x1edd, 0x1edd},
  {0x1edf, 0x1edf}, {0x1ee1, 0x1ee1}, {0x1ee3, 0x1ee3}, {0x1ee5, 0x1ee5}, {0x1ee7, 0x1ee7}, {0x1ee9, 0x1ee9}, {0x1eeb, 0x1eeb}, {0x1eed, 0x1eed},
  {0x1eef, 0x1eef}, {0x1ef1, 0x1ef1}, {0x1ef3, 0x1ef3}, {0x1ef5, 0x1ef5}, {0x1ef7, 0x1ef7}, {0x1ef9, 0x1ef9}, {0x1efb, 0x1efb}, {0x1efd, 0x1efd},
  {0x1eff, 0x1f07}, {0x1f10, 0x1f15}, {0x1f20, 0x1f27}, {0x1f30, 0x1f37}, {0x1f40, 0x1f45}, {0x1f50, 0x1f57}, {0x1f60, 0x1f67}, {0x1f70, 0x1f7d},
  {0x1f80, 0x1f87}, {0x1f90, 0x1f97}, {0x1fa0, 0x1fa7}, {0x1fb0, 0x1fb4}, {0x1fb6, 0x1fb7}, {0x1fbe, 0x1fbe}, {0x1fc2, 0x1fc4}, {0x1fc6, 0x1fc7},
  {0x1fd0, 0x1fd3}, {0x1fd6, 0x1fd7}, {0x1fe0, 0x1fe7}, {0x1ff2, 0x1ff4}, {0x1ff6, 0x1ff7}, {0x2071, 0x2071}, {0x207f, 0x207f}, {0x2090, 0x209c},
  {0x210a, 0x210a}, {0x210e, 0x210f}, {0x2113, 0x2113}, {0x2118, 0x2118}, {0x212e, 0x212f}, {0x2134, 0x2139}, {0x213c, 0x213d}, {0x2146, 0x2149},
  {0x214e, 0x214e}, {0x2160, 0x2182}, {0x2184, 0x2188}, {0x2c30, 0x2c5f}, {0x2c61, 0x2c61}, {0x2c65, 0x2c66}, {0x2c68, 0x2c68}, {0x2c6a, 0x2c6a},
  {0x2c6c, 0x2c6c}, {0x2c71, 0x2c71}, {0x2c73, 0x2c74}, {0x2c76, 0x2c7d}, {0x2c81, 0x2c81}, {0x2c83, 0x2c83}, {0x2c85, 0x2c85}, {0x2c87, 0x2c87},
  {0x2c89, 0x2c89}, {0x2c8b, 0x2c8b}, {0x2c8d, 0x2c8d}, {0x2c8f, 0x2c8f}, {0x2c91, 0x2c91}, {0x2c93, 0x2c93}, {0x2c95, 0x2c95}, {0x2c97, 0x2c97},
  {0x2c99, 0x2c99}, {0x2c9b, 0x2c9b}, {0x2c9d, 0x2c9d}, {0x2c9f, 0x2c9f}, {0x2ca1, 0x2ca1}, {0x2ca3, 0x2ca3}, {0x2ca5, 0x2ca5}, {0x2ca7, 0x2ca7},
  {0x2ca9, 0x2ca9}, {0x2cab, 0x2cab}, {0x2cad, 0x2cad}, {0x2caf, 0x2caf}, {0x2cb1, 0x2cb1}, {0x2cb3, 0x2cb3}, {0x2cb5, 0x2cb5}, {0x2cb7, 0x2cb7},
  {0x2cb9, 0x2cb9}, {0x2cbb, 0x2cbb}, {0x2cbd, 0x2cbd}, {0x2cbf, 0x2cbf}, {0x2cc1, 0x2cc1}, {0x2cc3, 0x2cc3}, {0x2cc5, 0x2cc5}, {0x2cc7, 0x2cc7},
  {0x2cc9, 0x2cc9}, {0x2ccb, 0x2ccb}, {0x2ccd, 0x2ccd}, {0x2ccf, 0x2ccf}, {0x2cd1, 0x2cd1}, {0x2cd3, 0x2cd3}, {0x2cd5, 0x2cd5}, {0x2cd7, 0x2cd7},
  {0x2cd9, 0x2cd9}, {0x2cdb, 0x2cdb}, {0x2cdd, 0x2cdd}, {0x2cdf, 0x2cdf}, {0x2ce1, 0x2ce1}, {0x2ce3, 0x2ce4}, {0x2cec, 0x2cec}, {0x2cee, 0x2cee},
  {0x2cf3, 0x2cf3}, {0x2d00, 0x2d25}, {0x2d27, 0x2d27}, {0x2d2d, 0x2d2d}, {0x2d30, 0x2d67}, {0x2d6f, 0x2d6f}, {0x2d80, 0x2d96}, {0x2da0, 0x2da6},
  {0x2da8, 0x2dae}, {0x2db0, 0x2db6}, {0x2db8, 0x2dbe}, {0x2dc0, 0x2dc6}, {0x2dc8, 0x2dce}, {0x2dd0, 0x2dd6}, {0x2dd8, 0x2dde}, {0x2e2f, 0x2e2f},
  {0x3005, 0x3007}, {0x3021, 0x3029}, {0x3031, 0x3035}, {0x3038, 0x303c}, {0x3041, 0x3096}, {0x309b, 0x309f}, {0x30a1, 0x30fa}, {0x30fc, 0x30ff},
  {0x3105, 0x312f}, {0x3131, 0x318e}, {0x31a0, 0x31bf}, {0x31f0, 0x31ff}, {0x3400, 0x3400}, {0x4dbf, 0x4dbf}, {0x4e00, 0x4e00}, {0x9fff, 0xa48c},
  {0xa4d0, 0xa4fd}, {0xa500, 0xa60c}, {0xa610, 0xa61f}, {0xa62a, 0xa62b}, {0xa641, 0xa641}, {0xa643, 0xa643}, {0xa645, 0xa645}, {0xa647, 0xa647},
  {0xa649, 0xa649}, {0xa64b, 0xa64b}, {0xa64d, 0xa64d}, {0xa64f, 0xa64f}, {0xa651, 0xa651}, {0xa653, 0xa653}, {0xa655, 0xa655}, {0xa657, 0xa657},
  {0xa659, 0xa659}, {0xa65b, 0xa65b}, {0xa65d, 0xa65d}, {0xa65f, 0xa65f}, {0xa661, 0xa661}, {0xa663, 0xa663}, {0xa665, 0xa665}, {0xa667, 0xa667},
  {0xa669, 0xa669}, {0xa66b, 0xa66b}, {0xa66d, 0xa66e}, {0xa67f, 0xa67f}, {0xa681, 0xa681}, {0xa683, 0xa683}, {0xa685, 0xa685}, {0xa687, 0xa687},
  {0xa689, 0xa689}, {0xa68b, 0xa68b}, {0xa68d, 0xa68d}, {0xa68f, 0xa68f}, {0xa691, 0xa691}, {0xa693, 0xa693}, {0xa695, 0xa695}, {0xa697, 0xa697},
  {0xa699, 0xa699}, {0xa69b, 0xa69d}, {0xa6a0, 0xa6ef}, {0xa717, 0xa71f}, {0xa723, 0xa723}, {0xa725, 0xa725}, {0xa727, 0xa727}, {0xa729, 0xa729},
  {0xa72b, 0xa72b}, {0xa72d, 0xa72d}, {0xa72f, 0xa731}, {0xa733, 0xa733}, {0xa735, 0xa735}, {0xa737, 0xa737}, {0xa739, 0xa739}, {0xa73b, 0xa73b},
  {0xa73d, 0xa73d}, {0xa73f, 0xa73f}, {0xa741, 0xa741}, {0xa743, 0xa743}, {0xa745, 0xa745}, {0xa747, 0xa747}, {0xa749, 0xa749}, {0xa74b, 0xa74b},
  {0xa74d, 0xa74d}, {0xa74f, 0xa74f}, {0xa751, 0xa751}, {0xa753, 0xa753}, {0xa755, 0xa755}, {0xa757, 0xa757}, {0xa759, 0xa759}, {0xa75b, 0xa75b},
  {0xa75d, 0xa75d}, {0xa75f, 0xa75f}, {0xa761, 0xa761}, {0xa763, 0xa763}, {0xa765, 0xa765}, {0xa767, 0xa767}, {0xa769, 0xa769}, {0xa76b, 0xa76b},
  {0xa76d, 0xa76d}, {0xa76f, 0xa778}, {0xa77a, 0xa77a}, {0xa77c, 0xa77c}, {0xa77f, 0xa77f}, {0xa781, 0xa781}, {0xa783, 0xa783}, {0xa785, 0xa785},
  {0xa787, 0xa788}, {0xa78c, 0xa78c}, {0xa78e, 0xa78f}, {0xa791, 0xa791}, {0xa793, 0xa795}, {0xa797, 0xa797}, {0xa799, 0xa799}, {0xa79b, 0xa79b},
  {0xa79d, 0xa79d}, {0xa79f, 0xa79f}, {0xa7a1, 0xa7a1}, {0xa7a3, 0xa7a3}, {0xa7a5, 0xa7a5}, {0xa7a7, 0xa7a7}, {0xa7a9, 0xa7a9}, {0xa7af, 0xa7af},
  {0xa7b5, 0xa7b5}, {0xa7b7, 0xa7b7}, {0xa7b9, 0xa7b9}, {0xa7bb, 0xa7bb}, {0xa7bd, 0xa7bd}, {0xa7bf, 0xa7bf}, {0xa7c1, 0xa7c1}, {0xa7c3, 0xa7c3},
  {0xa7c8, 0xa7c8}, {0xa7ca, 0xa7ca}, {0xa7d1, 0xa7d1}, {0xa7d3, 0xa7d3}, {0xa7d5, 0xa7d5}, {0xa7d7, 0xa7d7}, {0xa7d9, 0xa7d9}, {0xa7f2, 0xa7f4},
  {0xa7f6, 0xa801}, {0xa803, 0xa805}, {0xa807, 0xa80a}, {0xa80c, 0xa822}, {0xa840, 0xa873}, {0xa882, 0xa8b3}, {0xa8f2, 0xa8f7}, {0xa8fb, 0xa8fb},
  {0xa8fd, 0xa8fe}, {0xa90a, 0xa925}, {0xa930, 0xa946}, {0xa960, 0xa97c}, {0xa984, 0xa9b2}, {0xa9cf, 0xa9cf}, {0xa9e0, 0xa9e4}, {0xa9e6, 0xa9ef},
  {0xa9fa, 0xa9fe}, {0xaa00, 0xaa28}, {0xaa40, 0xaa42}, {0xaa44, 0xaa4b}, {0xaa60, 0xaa76}, {0xaa7a, 0xaa7a}, {0xaa7e, 0xaaaf}, {0xaab1, 0xaab1},
  {0xaab5, 0xaab6}, {0xaab9, 0xaabd}, {0xaac0, 0xaac0}, {0xaac2, 0xaac2}, {0xaadb, 0xaadd}, {0xaae0, 0xaaea}, {0xaaf2, 0xaaf4}, {0xab01, 0xab06},
  {0xab09, 0xab0e}, {0xab11, 0xab16}, {0xab20, 0xab26}, {0xab28, 0xab2e}, {0xab30, 0xab5a}, {0xab5c, 0xab69}, {0xab70, 0xabe2}, {0xac00, 0xac00},
  {0xd7a3, 0xd7a3}, {0xd7b0, 0xd7c6}, {0xd7cb, 0xd7fb}, {0xf900, 0xfa6d}, {0xfa70, 0xfad9}, {0xfb00, 0xfb06}, {0xfb13, 0xfb17}, {0xfb1d, 0xfb1d},
  {0xfb1f, 0xfb28}, {0xfb2a, 0xfb36}, {0xfb38, 0xfb3c}, {0xfb3e, 0xfb3e}, {0xfb40, 0xfb41}, {0xfb43, 0xfb44}, {0xfb46, 0xfbb1}, {0xfbd3, 0xfd3d},
  {0xfd50, 0xfd8f}, {0xfd92, 0xfdc7}, {0xfdf0, 0xfdfb}, {0xfe70, 0xfe74}, {0xfe76, 0xfefc}, {0xff41, 0xff5a}, {0xff66, 0xffbe}, {0xffc2, 0xffc7},
  {0xffca, 0xffcf}, {0xffd2, 0xffd7}, {0xffda, 0xffdc}, {0x10000, 0x1000b}, {0x1000d, 0x10026}, {0x10028, 0x1003a}, {0x1003c, 0x1003d}, {0x1003f, 0x1004d},
  {0x10050, 0x1005d}, {0x10080, 0x100fa}, {0x10140, 0x10174}, {0x10280, 0x1029c}, {0x102a0, 0x102d0}, {0x10300, 0x1031f}, {0x1032d, 0x1034a}, {0x10350, 0x10375},
  {0x10380, 0x1039d}, {0x103a0, 0x103c3}, {0x103c8, 0x103cf}, {0x103d1, 0x103d5}, {0x10428, 0x1049d}, {0x104d8, 0x104fb}, {0x10500, 0x10527}, {0x10530, 0x10563},
  {0x10597, 0x105a1}, {0x105a3, 0x105b1}, {0x105b3, 0x105b9}, {0x105bb, 0x105bc}, {0x10600, 0x10736}, {0x10740, 0x10755}, {0x10760, 0x10767}, {0x10780, 0x10785},
  {0x10787, 0x107b0}, {0x107b2, 0x107ba}, {0x10800, 0x10805}, {0x10808, 0x10808}, {0x1080a, 0x10835}, {0x10837, 0x10838}, {0x1083c, 0x1083c}, {0x1083f, 0x10855},
  {0x10860, 0x10876}, {0x10880, 0x1089e}, {0x108e0, 0x108f2}, {0x108f4, 0x108f5}, {0x10900, 0x10915},
};

static TSCharacterRange aux_sym_identifier_token1_character_set_2[] = {
  {'!', '!'}, {'0', '9'}, {'?', '?'}, {'A', 'Z'}, {'_', '_'}, {'a', 'z'}, {0xaa, 0xaa}, {0xb5, 0xb5},
  {0xb7, 0xb7}, {0xba, 0xba}, {0xc0, 0xd6}, {0xd8, 0xf6}, {0xf8, 0x2c1}, {0x2c6, 0x2d1}, {0x2e0, 0x2e4}, {0x2ec, 0x2ec},
  {0x2ee, 0x2ee}, {0x300, 0x374}, {0x376, 0x377}, {0x37a, 0x37d}, {0x37f, 0x37f}, {0x386, 0x38a}, {0x38c, 0x38c}, {0x38e, 0x3a1},
  {0x3a3, 0x3f5}, {0x3f7, 0x481}, {0x483, 0x487}, {0x48a, 0x52f}, {0x531, 0x556}, {0x559, 0x559}, {0x560, 0x588}, {0x591, 0x5bd},
  {0x5bf, 0x5bf}, {0x5c1, 0x5c2}, {0x5c4, 0x5c5}, {0x5c7, 0x5c7}, {0x5d0, 0x5ea}, {0x5ef, 0x5f2}, {0x610, 0x61a}, {0x620, 0x669},
  {0x66e, 0x6d3}, {0x6d5, 0x6dc}, {0x6df, 0x6e8}, {0x6ea, 0x6fc}, {0x6ff, 0x6ff}, {0x710, 0x74a}, {0x74d, 0x7b1}, {0x7c0, 0x7f5},
  {0x7fa, 0x7fa}, {0x7fd, 0x7fd}, {0x800, 0x82d}, {0x840, 0x85b}, {0x860, 0x86a}, {0x870, 0x887}, {0x889, 0x88e}, {0x898, 0x8e1},
  {0x8e3, 0x963}, {0x966, 0x96f}, {0x971, 0x983}, {0x985, 0x98c}, {0x98f, 0x990}, {0x993, 0x9a8}, {0x9aa, 0x9b0}, {0x9b2, 0x9b2},
  {0x9b6, 0x9b9}, {0x9bc, 0x9c4}, {0x9c7, 0x9c8}, {0x9cb, 0x9ce}, {0x9d7, 0x9d7}, {0x9dc, 0x9dd}, {0x9df, 0x9e3}, {0x9e6, 0x9f1},
  {0x9fc, 0x9fc}, {0x9fe, 0x9fe}, {0xa01, 0xa03}, {0xa05, 0xa0a}, {0xa0f, 0xa10}, {0xa13, 0xa28}, {0xa2a, 0xa30}, {0xa32, 0xa33},
  {0xa35, 0xa36}, {0xa38, 0xa39}, {0xa3c, 0xa3c}, {0xa3e, 0xa42}, {0xa47, 0xa48}, {0xa4b, 0xa4d}, {0xa51, 0xa51}, {0xa59, 0xa5c},
  {0xa5e, 0xa5e}, {0xa66, 0xa75}, {0xa81, 0xa83}, {0xa85, 0xa8d}, {0xa8f, 0xa91}, {0xa93, 0xaa8}, {0xaaa, 0xab0}, {0xab2, 0xab3},
  {0xab5, 0xab9}, {0xabc, 0xac5}, {0xac7, 0xac9}, {0xacb, 0xacd}, {0xad0, 0xad0}, {0xae0, 0xae3}, {0xae6, 0xaef}, {0xaf9, 0xaff},
  {0xb01, 0xb03}, {0xb05, 0xb0c}, {0xb0f, 0xb10}, {0xb13, 0xb28}, {0xb2a, 0xb30}, {0xb32, 0xb33}, {0xb35, 0xb39}, {0xb3c, 0xb44},
  {0xb47, 0xb48}, {0xb4b, 0xb4d}, {0xb55, 0xb57}, {0xb5c, 0xb5d}, {0xb5f, 0xb63}, {0xb66, 0xb6f}, {0xb71, 0xb71}, {0xb82, 0xb83},
  {0xb85, 0xb8a}, {0xb8e, 0xb90}, {0xb92, 0xb95}, {0xb99, 0xb9a}, {0xb9c, 0xb9c}, {0xb9e, 0xb9f}, {0xba3, 0xba4}, {0xba8, 0xbaa},
  {0xbae, 0xbb9}, {0xbbe, 0xbc2}, {0xbc6, 0xbc8}, {0xbca, 0xbcd}, {0xbd0, 0xbd0}, {0xbd7, 0xbd7}, {0xbe6, 0xbef}, {0xc00, 0xc0c},
  {0xc0e, 0xc10}, {0xc12, 0xc28}, {0xc2a, 0xc39}, {0xc3c, 0xc44}, {0xc46, 0xc48}, {0xc4a, 0xc4d}, {0xc55, 0xc56}, {0xc58, 0xc5a},
  {0xc5d, 0xc5d}, {0xc60, 0xc63}, {0xc66, 0xc6f}, {0xc80, 0xc83}, {0xc85, 0xc8c}, {0xc8e, 0xc90}, {0xc92, 0xca8}, {0xcaa, 0xcb3},
  {0xcb5, 0xcb9}, {0xcbc, 0xcc4}, {0xcc6, 0xcc8}, {0xcca, 0xccd}, {0xcd5, 0xcd6}, {0xcdd, 0xcde}, {0xce0, 0xce3}, {0xce6, 0xcef},
  {0xcf1, 0xcf3}, {0xd00, 0xd0c}, {0xd0e, 0xd10}, {0xd12, 0xd44}, {0xd46, 0xd48}, {0xd4a, 0xd4e}, {0xd54, 0xd57}, {0xd5f, 0xd63},
  {0xd66, 0xd6f}, {0xd7a, 0xd7f}, {0xd81, 0xd83}, {0xd85, 0xd96}, {0xd9a, 0xdb1}, {0xdb3, 0xdbb}, {0xdbd, 0xdbd}, {0xdc0, 0xdc6},
  {0xdca, 0xdca}, {0xdcf, 0xdd4}, {0xdd6, 0xdd6}, {0xdd8, 0xddf}, {0xde6, 0xdef}, {0xdf2, 0xdf3}, {0xe01, 0xe3a}, {0xe40, 0xe4e},
  {0xe50, 0xe59}, {0xe81, 0xe82}, {0xe84, 0xe84}, {0xe86, 0xe8a}, {0xe8c, 0xea3}, {0xea5, 0xea5}, {0xea7, 0xebd}, {0xec0, 0xec4},
  {0xec6, 0xec6}, {0xec8, 0xece}, {0xed0, 0xed9}, {0xedc, 0xedf}, {0xf00, 0xf00}, {0xf18, 0xf19}, {0xf20, 0xf29}, {0xf35, 0xf35},
  {0xf37, 0xf37}, {0xf39, 0xf39}, {0xf3e, 0xf47}, {0xf49, 0xf6c}, {0xf71, 0xf84}, {0xf86, 0xf97}, {0xf99, 0xfbc}, {0xfc6, 0xfc6},
  {0x1000, 0x1049}, {0x1050, 0x109d}, {0x10a0, 0x10c5}, {0x10c7, 0x10c7}, {0x10cd, 0x10cd}, {0x10d0, 0x10fa}, {0x10fc, 0x1248}, {0x124a, 0x124d},
  {0x1250, 0x1256}, {0x1258, 0x1258}, {0x125a, 0x125d}, {0x1260, 0x1288}, {0x128a, 0x128d}, {0x1290, 0x12b0}, {0x12b2, 0x12b5}, {0x12b8, 0x12be},
  {0x12c0, 0x12c0}, {0x12c2, 0x12c5}, {0x12c8, 0x12d6}, {0x12d8, 0x1310}, {0x1312, 0x1315}, {0x1318, 0x135a}, {0x135d, 0x135f}, {0x1369, 0x1371},
  {0x1380, 0x138f}, {0x13a0, 0x13f5}, {0x13f8, 0x13fd}, {0x1401, 0x166c}, {0x166f, 0x167f}, {0x1681, 0x169a}, {0x16a0, 0x16ea}, {0x16ee, 0x16f8},
  {0x1700, 0x1715}, {0x171f, 0x1734}, {0x1740, 0x1753}, {0x1760, 0x176c}, {0x176e, 0x1770}, {0x1772, 0x1773}, {0x1780, 0x17d3}, {0x17d7, 0x17d7},
  {0x17dc, 0x17dd}, {0x17e0, 0x17e9}, {0x180b, 0x180d}, {0x180f, 0x1819}, {0x1820, 0x1878}, {0x1880, 0x18aa}, {0x18b0, 0x18f5}, {0x1900, 0x191e},
  {0x1920, 0x192b}, {0x1930, 0x193b}, {0x1946, 0x196d}, {0x1970, 0x1974}, {0x1980, 0x19ab}, {0x19b0, 0x19c9}, {0x19d0, 0x19da}, {0x1a00, 0x1a1b},
  {0x1a20, 0x1a5e}, {0x1a60, 0x1a7c}, {0x1a7f, 0x1a89}, {0x1a90, 0x1a99}, {0x1aa7, 0x1aa7}, {0x1ab0, 0x1abd}, {0x1abf, 0x1ace}, {0x1b00, 0x1b4c},
  {0x1b50, 0x1b59}, {0x1b6b, 0x1b73}, {0x1b80, 0x1bf3}, {0x1c00, 0x1c37}, {0x1c40, 0x1c49}, {0x1c4d, 0x1c7d}, {0x1c80, 0x1c88}, {0x1c90, 0x1cba},
  {0x1cbd, 0x1cbf}, {0x1cd0, 0x1cd2}, {0x1cd4, 0x1cfa}, {0x1d00, 0x1f15}, {0x1f18, 0x1f1d}, {0x1f20, 0x1f45}, {0x1f48, 0x1f4d}, {0x1f50, 0x1f57},
  {0x1f59, 0x1f59}, {0x1f5b, 0x1f5b}, {0x1f5d, 0x1f5d}, {0x1f5f, 0x1f7d}, {0x1f80, 0x1fb4}, {0x1fb6, 0x1fbc}, {0x1fbe, 0x1fbe}, {0x1fc2, 0x1fc4},
  {0x1fc6, 0x1fcc}, {0x1fd0, 0x1fd3}, {0x1fd6, 0x1fdb}, {0x1fe0, 0x1fec}, {0x1ff2, 0x1ff4}, {0x1ff6, 0x1ffc}, {0x200c, 0x200d}, {0x203f, 0x2040},
  {0x2054, 0x2054}, {0x2071, 0x2071}, {0x207f, 0x207f}, {0x2090, 0x209c}, {0x20d0, 0x20dc}, {0x20e1, 0x20e1}, {0x20e5, 0x20f0}, {0x2102, 0x2102},
  {0x2107, 0x2107}, {0x210a, 0x2113}, {0x2115, 0x2115}, {0x2118, 0x211d}, {0x2124, 0x2124}, {0x2126, 0x2126}, {0x2128, 0x2128}, {0x212a, 0x2139},
  {0x213c, 0x213f}, {0x2145, 0x2149}, {0x214e, 0x214e}, {0x2160, 0x2188}, {0x2c00, 0x2ce4}, {0x2ceb, 0x2cf3}, {0x2d00, 0x2d25}, {0x2d27, 0x2d27},
  {0x2d2d, 0x2d2d}, {0x2d30, 0x2d67}, {0x2d6f, 0x2d6f}, {0x2d7f, 0x2d96}, {0x2da0, 0x2da6}, {0x2da8, 0x2dae}, {0x2db0, 0x2db6}, {0x2db8, 0x2dbe},
  {0x2dc0, 0x2dc6}, {0x2dc8, 0x2dce}, {0x2dd0, 0x2dd6}, {0x2dd8, 0x2dde}, {0x2de0, 0x2dff}, {0x3005, 0x3007}, {0x3021, 0x302f}, {0x3031, 0x3035},
  {0x3038, 0x303c}, {0x3041, 0x3096}, {0x3099, 0x309f}, {0x30a1, 0x30ff}, {0x3105, 0x312f}, {0x3131, 0x318e}, {0x31a0, 0x31bf}, {0x31f0, 0x31ff},
  {0x3400, 0x4dbf}, {0x4e00, 0xa48c}, {0xa4d0, 0xa4fd}, {0xa500, 0xa60c}, {0xa610, 0xa62b}, {0xa640, 0xa66f}, {0xa674, 0xa67d}, {0xa67f, 0xa6f1},
  {0xa717, 0xa71f}, {0xa722, 0xa788}, {0xa78b, 0xa7ca}, {0xa7d0, 0xa7d1}, {0xa7d3, 0xa7d3}, {0xa7d5, 0xa7d9}, {0xa7f2, 0xa827}, {0xa82c, 0xa82c},
  {0xa840, 0xa873}, {0xa880, 0xa8c5}, {0xa8d0, 0xa8d9}, {0xa8e0, 0xa8f7}, {0xa8fb, 0xa8fb}, {0xa8fd, 0xa92d}, {0xa930, 0xa953}, {0xa960, 0xa97c},
  {0xa980, 0xa9c0}, {0xa9cf, 0xa9d9}, {0xa9e0, 0xa9fe}, {0xaa00, 0xaa36}, {0xaa40, 0xaa4d}, {0xaa50, 0xaa59}, {0xaa60, 0xaa76}, {0xaa7a, 0xaac2},
  {0xaadb, 0xaadd}, {0xaae0, 0xaaef}, {0xaaf2, 0xaaf6}, {0xab01, 0xab06}, {0xab09, 0xab0e}, {0xab11, 0xab16}, {0xab20, 0xab26}, {0xab28, 0xab2e},
  {0xab30, 0xab5a}, {0xab5c, 0xab69}, {0xab70, 0xabea}, {0xabec, 0xabed}, {0xabf0, 0xabf9}, {0xac00, 0xd7a3}, {0xd7b0, 0xd7c6}, {0xd7cb, 0xd7fb},
  {0xf900, 0xfa6d}, {0xfa70, 0xfad9}, {0xfb00, 0xfb06}, {0xfb13, 0xfb17}, {0xfb1d, 0xfb28}, {0xfb2a, 0xfb36}, {0xfb38, 0xfb3c}, {0xfb3e, 0xfb3e},
  {0xfb40, 0xfb41}, {0xfb43, 0xfb44}, {0xfb46, 0xfbb1}, {0xfbd3, 0xfd3d}, {0xfd50, 0xfd8f}, {0xfd92, 0xfdc7}, {0xfdf0, 0xfdfb}, {0xfe00, 0xfe0f},
  {0xfe20, 0xfe2f}, {0xfe33, 0xfe34}, {0xfe4d, 0xfe4f}, {0xfe70, 0xfe74}, {0xfe76, 0xfefc}, {0xff10, 0xff19}, {0xff21, 0xff3a}, {0xff3f, 0xff3f},
  {0xff41, 0xff5a}, {0xff65, 0xffbe}, {0xffc2, 0xffc7}, {0xffca, 0xffcf}, {0xffd2, 0xffd7}, {0xffda, 0xffdc}, {0x10000, 0x1000b}, {0x1000d, 0x10026},
  {0x10028, 0x1003a}, {0x1003c, 0x1003d}, {0x1003f, 0x1004d}, {0x10050, 0x1005d}, {0x10080, 0x100fa}, {0x10140, 0x10174}, {0x101fd, 0x101fd}, {0x10280, 0x1029c},
  {0x102a0, 0x102d0}, {0x102e0, 0x102e0}, {0x10300, 0x1031f}, {0x1032d, 0x1034a}, {0x10350, 0x1037a}, {0x10380, 0x1039d}, {0x103a0, 0x103c3}, {0x103c8, 0x103cf},
  {0x103d1, 0x103d5}, {0x10400, 0x1049d}, {0x104a0, 0x104a9}, {0x104b0, 0x104d3}, {0x104d8, 0x104fb}, {0x10500, 0x10527}, {0x10530, 0x10563}, {0x10570, 0x1057a},
  {0x1057c, 0x1058a}, {0x1058c, 0x10592}, {0x10594, 0x10595}, {0x10597, 0x105a1}, {0x105a3, 0x105b1}, {0x105b3, 0x105b9}, {0x105bb, 0x105bc}, {0x10600, 0x10736},
  {0x10740, 0x10755}, {0x10760, 0x10767}, {0x10780, 0x10785}, {0x10787, 0x107b0}, {0x107b2, 0x107ba}, {0x10800, 0x10805}, {0x10808, 0x10808}, {0x1080a, 0x10835},
  {0x10837, 0x10838}, {0x1083c, 0x1083c}, {0x1083f, 0x10855}, {0x10860, 0x10876}, {0x10880, 0x1089e}, {0x108e0, 0x108f2}, {0x108f4, 0x108f5}, {0x10900, 0x10915},
  {0x10920, 0x10939}, {0x10980, 0x109b7}, {0x109be, 0x109bf}, {0x10a00, 0x10a03}, {0x10a05, 0x10a06}, {0x10a0c, 0x10a13}, {0x10a15, 0x10a17}, {0x10a19, 0x10a35},
  {0x10a38, 0x10a3a}, {0x10a3f, 0x10a3f}, {0x10a60, 0x10a7c}, {0x10a80, 0x10a9c}, {0x10ac0, 0x10ac7}, {0x10ac9, 0x10ae6}, {0x10b00, 0x10b35}, {0x10b40, 0x10b55},
  {0x10b60, 0x10b72}, {0x10b80, 0x10b91}, {0x10c00, 0x10c48}, {0x10c80, 0x10cb2}, {0x10cc0, 0x10cf2}, {0x10d00, 0x10d27}, {0x10d30, 0x10d39}, {0x10e80, 0x10ea9},
  {0x10eab, 0x10eac}, {0x10eb0, 0x10eb1}, {0x10efd, 0x10f1c}, {0x10f27, 0x10f27}, {0x10f30, 0x10f50}, {0x10f70, 0x10f85}, {0x10fb0, 0x10fc4}, {0x10fe0, 0x10ff6},
  {0x11000, 0x11046}, {0x11066, 0x11075}, {0x1107f, 0x110ba}, {0x110c2, 0x110c2}, {0x110d0, 0x110e8}, {0x110f0, 0x110f9}, {0x11100, 0x11134}, {0x11136, 0x1113f},
  {0x11144, 0x11147}, {0x11150, 0x11173}, {0x11176, 0x11176}, {0x11180, 0x111c4}, {0x111c9, 0x111cc}, {0x111ce, 0x111da}, {0x111dc, 0x111dc}, {0x11200, 0x11211},
  {0x11213, 0x11237}, {0x1123e, 0x11241}, {0x11280, 0x11286}, {0x11288, 0x11288}, {0x1128a, 0x1128d}, {0x1128f, 0x1129d}, {0x1129f, 0x112a8}, {0x112b0, 0x112ea},
  {0x112f0, 0x112f9}, {0x11300, 0x11303}, {0x11305, 0x1130c}, {0x1130f, 0x11310}, {0x11313, 0x11328}, {0x1132a, 0x11330}, {0x11332, 0x11333}, {0x11335, 0x11339},
  {0x1133b, 0x11344}, {0x11347, 0x11348}, {0x1134b, 0x1134d}, {0x11350, 0x11350}, {0x11357, 0x11357}, {0x1135d, 0x11363}, {0x11366, 0x1136c}, {0x11370, 0x11374},
  {0x11400, 0x1144a}, {0x11450, 0x11459}, {0x1145e, 0x11461}, {0x11480, 0x114c5}, {0x114c7, 0x114c7}, {0x114d0, 0x114d9}, {0x11580, 0x115b5}, {0x115b8, 0x115c0},
  {0x115d8, 0x115dd}, {0x11600, 0x11640}, {0x11644, 0x11644}, {0x11650, 0x11659}, {0x11680, 0x116b8}, {0x116c0, 0x116c9}, {0x11700, 0x1171a}, {0x1171d, 0x1172b},
  {0x11730, 0x11739}, {0x11740, 0x11746}, {0x11800, 0x1183a}, {0x118a0, 0x118e9}, {0x118ff, 0x11906}, {0x11909, 0x11909}, {0x1190c, 0x11913}, {0x11915, 0x11916},
  {0x11918, 0x11935}, {0x11937, 0x11938}, {0x1193b, 0x11943}, {0x11950, 0x11959}, {0x119a0, 0x119a7}, {0x119aa, 0x119d7}, {0x119da, 0x119e1}, {0x119e3, 0x119e4},
  {0x11a00, 0x11a3e}, {0x11a47, 0x11a47}, {0x11a50, 0x11a99}, {0x11a9d, 0x11a9d}, {0x11ab0, 0x11af8}, {0x11c00, 0x11c08}, {0x11c0a, 0x11c36}, {0x11c38, 0x11c40},
  {0x11c50, 0x11c59}, {0x11c72, 0x11c8f}, {0x11c92, 0x11ca7}, {0x11ca9, 0x11cb6}, {0x11d00, 0x11d06}, {0x11d08, 0x11d09}, {0x11d0b, 0x11d36}, {0x11d3a, 0x11d3a},
  {0x11d3c, 0x11d3d}, {0x11d3f, 0x11d47}, {0x11d50, 0x11d59}, {0x11d60, 0x11d65}, {0x11d67, 0x11d68}, {0x11d6a, 0x11d8e}, {0x11d90, 0x11d91}, {0x11d93, 0x11d98},
  {0x11da0, 0x11da9}, {0x11ee0, 0x11ef6}, {0x11f00, 0x11f10}, {0x11f12, 0x11f3a}, {0x11f3e, 0x11f42}, {0x11f50, 0x11f59}, {0x11fb0, 0x11fb0}, {0x12000, 0x12399},
  {0x12400, 0x1246e}, {0x12480, 0x12543}, {0x12f90, 0x12ff0}, {0x13000, 0x1342f}, {0x13440, 0x13455}, {0x14400, 0x14646}, {0x16800, 0x16a38}, {0x16a40, 0x16a5e},
  {0x16a60, 0x16a69}, {0x16a70, 0x16abe}, {0x16ac0, 0x16ac9}, {0x16ad0, 0x16aed}, {0x16af0, 0x16af4}, {0x16b00, 0x16b36}, {0x16b40, 0x16b43}, {0x16b50, 0x16b59},
  {0x16b63, 0x16b77}, {0x16b7d, 0x16b8f}, {0x16e40, 0x16e7f}, {0x16f00, 0x16f4a}, {0x16f4f, 0x16f87}, {0x16f8f, 0x16f9f}, {0x16fe0, 0x16fe1}, {0x16fe3, 0x16fe4},
  {0x16ff0, 0x16ff1}, {0x17000, 0x187f7}, {0x18800, 0x18cd5}, {0x18d00, 0x18d08}, {0x1aff0, 0x1aff3}, {0x1aff5, 0x1affb}, {0x1affd, 0x1affe}, {0x1b000, 0x1b122},
  {0x1b132, 0x1b132}, {0x1b150, 0x1b152}, {0x1b155, 0x1b155}, {0x1b164, 0x1b167}, {0x1b170, 0x1b2fb}, {0x1bc00, 0x1bc6a}, {0x1bc70, 0x1bc7c}, {0x1bc80, 0x1bc88},
  {0x1bc90, 0x1bc99}, {0x1bc9d, 0x1bc9e}, {0x1cf00, 0x1cf2d}, {0x1cf30, 0x1cf46}, {0x1d165, 0x1d169}, {0x1d16d, 0x1d172}, {0x1d17b, 0x1d182}, {0x1d185, 0x1d18b},
  {0x1d1aa, 0x1d1ad}, {0x1d242, 0x1d244}, {0x1d400, 0x1d454}, {0x1d456, 0x1d49c}, {0x1d49e, 0x1d49f}, {0x1d4a2, 0x1d4a2}, {0x1d4a5, 0x1d4a6}, {0x1d4a9, 0x1d4ac},
  {0x1d4ae, 0x1d4b9}, {0x1d4bb, 0x1d4bb}, {0x1d4bd, 0x1d4c3}, {0x1d4c5, 0x1d505}, {0x1d507, 0x1d50a}, {0x1d50d, 0x1d514}, {0x1d516, 0x1d51c}, {0x1d51e, 0x1d539},
  {0x1d53b, 0x1d53e}, {0x1d540, 0x1d544}, {0x1d546, 0x1d546}, {0x1d54a, 0x1d550}, {0x1d552, 0x1d6a5}, {0x1d6a8, 0x1d6c0}, {0x1d6c2, 0x1d6da}, {0x1d6dc, 0x1d6fa},
  {0x1d6fc, 0x1d714}, {0x1d716, 0x1d734}, {0x1d736, 0x1d74e}, {0x1d750, 0x1d76e}, {0x1d770, 0x1d788}, {0x1d78a, 0x1d7a8}, {0x1d7aa, 0x1d7c2}, {0x1d7c4, 0x1d7cb},
  {0x1d7ce, 0x1d7ff}, {0x1da00, 0x1da36}, {0x1da3b, 0x1da6c}, {0x1da75, 0x1da75}, {0x1da84, 0x1da84}, {0x1da9b, 0x1da9f}, {0x1daa1, 0x1daaf}, {0x1df00, 0x1df1e},
  {0x1df25, 0x1df2a}, {0x1e000, 0x1e006}, {0x1e008, 0x1e018}, {0x1e01b, 0x1e021}, {0x1e023, 0x1e024}, {0x1e026, 0x1e02a}, {0x1e030, 0x1e06d}, {0x1e08f, 0x1e08f},
  {0x1e100, 0x1e12c}, {0x1e130, 0x1e13d}, {0x1e140, 0x1e149}, {0x1e14e, 0x1e14e}, {0x1e290, 0x1e2ae}, {0x1e2c0, 0x1e2f9}, {0x1e4d0, 0x1e4f9}, {0x1e7e0, 0x1e7e6},
  {0x1e7e8, 0x1e7eb}, {0x1e7ed, 0x1e7ee}, {0x1e7f0, 0x1e7fe}, {0x1e800, 0x1e8c4}, {0x1e8d0, 0x1e8d6}, {0x1e900, 0x1e94b}, {0x1e950, 0x1e959}, {0x1ee00, 0x1ee03},
  {0x1ee05, 0x1ee1f}, {0x1ee21, 0x1ee22}, {0x1ee24, 0x1ee24}, {0x1ee27, 0x1ee27}, {0x1ee29, 0x1ee32}, {0x1ee34, 0x1ee37}, {0x1ee39, 0x1ee39}, {0x1ee3b, 0x1ee3b},
  {0x1ee42, 0x1ee42}, {0x1ee47, 0x1ee47}, {0x1ee49, 0x1ee49}, {0x1ee4b, 0x1ee4b}, {0x1ee4d, 0x1ee4f}, {0x1ee51, 0x1ee52}, {0x1ee54, 0x1ee54}, {0x1ee57, 0x1ee57},
  {0x1ee59, 0x1ee59}, {0x1ee5b, 0x1ee5b}, {0x1ee5d, 0x1ee5d}, {0x1ee5f, 0x1ee5f}, {0x1ee61, 0x1ee62}, {0x1ee64, 0x1ee64}, {0x1ee67, 0x1ee6a}, {0x1ee6c, 0x1ee72},
  {0x1ee74, 0x1ee77}, {0x1ee79, 0x1ee7c}, {0x1ee7e, 0x1ee7e}, {0x1ee80, 0x1ee89}, {0x1ee8b, 0x1ee9b}, {0x1eea1, 0x1eea3}, {0x1eea5, 0x1eea9}, {0x1eeab, 0x1eebb},
  {0x1fbf0, 0x1fbf9}, {0x20000, 0x2a6df}, {0x2a700, 0x2b739}, {0x2b740, 0x2b81d}, {0x2b820, 0x2cea1}, {0x2ceb0, 0x2ebe0}, {0x2ebf0, 0x2ee5d}, {0x2f800, 0x2fa1d},
  {0x30000, 0x3134a}, {0x31350, 0x323af}, {0xe0100, 0xe01ef},
};

static TSCharacterRange sym_atom_character_set_2[] = {
  {'!', '!'}, {'0', '9'}, {'?', 'Z'}, {'_', '_'}, {'a', 'z'}, {0xaa, 0xaa}, {0xb5, 0xb5}, {0xb7, 0xb7},
  {0xba, 0xba}, {0xc0, 0xd6}, {0xd8, 0xf6}, {0xf8, 0x2c1}, {0x2c6, 0x2d1}, {0x2e0, 0x2e4}, {0x2ec, 0x2ec}, {0x2ee, 0x2ee},
  {0x300, 0x374}, {0x376, 0x377}, {0x37a, 0x37d}, {0x37f, 0x37f}, {0x386, 0x38a}, {0x38c, 0x38c}, {0x38e, 0x3a1}, {0x3a3, 0x3f5},
  {0x3f7, 0x481}, {0x483, 0x487}, {0x48a, 0x52f}, {0x531, 0x556}, {0x559, 0x559}, {0x560, 0x588}, {0x591, 0x5bd}, {0x5bf, 0x5bf},
  {0x5c1, 0x5c2}, {0x5c4, 0x5c5}, {0x5c7, 0x5c7}, {0x5d0, 0x5ea}, {0x5ef, 0x5f2}, {0x610, 0x61a}, {0x620, 0x669}, {0x66e, 0x6d3},
  {0x6d5, 0x6dc}, {0x6df, 0x6e8}, {0x6ea, 0x6fc}, {0x6ff, 0x6ff}, {0x710, 0x74a}, {0x74d, 0x7b1}, {0x7c0, 0x7f5}, {0x7fa, 0x7fa},
  {0x7fd, 0x7fd}, {0x800, 0x82d}, {0x840, 0x85b}, {0x860, 0x86a}, {0x870, 0x887}, {0x889, 0x88e}, {0x898, 0x8e1}, {0x8e3, 0x963},
  {0x966, 0x96f}, {0x971, 0x983}, {0x985, 0x98c}, {0x98f, 0x990}, {0x993, 0x9a8}, {0x9aa, 0x9b0}, {0x9b2, 0x9b2}, {0x9b6, 0x9b9},
  {0x9bc, 0x9c4}, {0x9c7, 0x9c8}, {0x9cb, 0x9ce}, {0x9d7, 0x9d7}, {0x9dc, 0x9dd}, {0x9df, 0x9e3}, {0x9e6, 0x9f1}, {0x9fc, 0x9fc},
  {0x9fe, 0x9fe}, {0xa01, 0xa03}, {0xa05, 0xa0a}, {0xa0f, 0xa10}, {0xa13, 0xa28}, {0xa2a, 0xa30}, {0xa32, 0xa33}, {0xa35, 0xa36},
  {0xa38, 0xa39}, {0xa3c, 0xa3c}, {0xa3e, 0xa42}, {0xa47, 0xa48}, {0xa4b, 0xa4d}, {0xa51, 0xa51}, {0xa59, 0xa5c}, {0xa5e, 0xa5e},
  {0xa66, 0xa75}, {0xa81, 0xa83}, {0xa85, 0xa8d}, {0xa8f, 0xa91}, {0xa93, 0xaa8}, {0xaaa, 0xab0}, {0xab2, 0xab3}, {0xab5, 0xab9},
  {0xabc, 0xac5}, {0xac7, 0xac9}, {0xacb, 0xacd}, {0xad0, 0xad0}, {0xae0, 0xae3}, {0xae6, 0xaef}, {0xaf9, 0xaff}, {0xb01, 0xb03},
  {0xb05, 0xb0c}, {0xb0f, 0xb10}, {0xb13, 0xb28}, {0xb2a, 0xb30}, {0xb32, 0xb33}, {0xb35, 0xb39}, {0xb3c, 0xb44}, {0xb47, 0xb48},
  {0xb4b, 0xb4d}, {0xb55, 0xb57}, {0xb5c, 0xb5d}, {0xb5f, 0xb63}, {0xb66, 0xb6f}, {0xb71, 0xb71}, {0xb82, 0xb83}, {0xb85, 0xb8a},
  {0xb8e, 0xb90}, {0xb92, 0xb95}, {0xb99, 0xb9a}, {0xb9c, 0xb9c}, {0xb9e, 0xb9f}, {0xba3, 0xba4}, {0xba8, 0xbaa}, {0xbae, 0xbb9},
  {0xbbe, 0xbc2}, {0xbc6, 0xbc8}, {0xbca, 0xbcd}, {0xbd0, 0xbd0}, {0xbd7, 0xbd7}, {0xbe6, 0xbef}, {0xc00, 0xc0c}, {0xc0e, 0xc10},
  {0xc12, 0xc28}, {0xc2a, 0xc39}, {0xc3c, 0xc44}, {0xc46, 0xc48}, {0xc4a, 0xc4d}, {0xc55, 0xc56}, {0xc58, 0xc5a}, {0xc5d, 0xc5d},
  {0xc60, 0xc63}, {0xc66, 0xc6f}, {0xc80, 0xc83}, {0xc85, 0xc8c}, {0xc8e, 0xc90}, {0xc92, 0xca8}, {0xcaa, 0xcb3}, {0xcb5, 0xcb9},
  {0xcbc, 0xcc4}, {0xcc6, 0xcc8}, {0xcca, 0xccd}, {0xcd5, 0xcd6}, {0xcdd, 0xcde}, {0xce0, 0xce3}, {0xce6, 0xcef}, {0xcf1, 0xcf3},
  {0xd00, 0xd0c}, {0xd0e, 0xd10}, {0xd12, 0xd44}, {0xd46, 0xd48}, {0xd4a, 0xd4e}, {0xd54, 0xd57}, {0xd5f, 0xd63}, {0xd66, 0xd6f},
  {0xd7a, 0xd7f}, {0xd81, 0xd83}, {0xd85, 0xd96}, {0xd9a, 0xdb1}, {0xdb3, 0xdbb}, {0xdbd, 0xdbd}, {0xdc0, 0xdc6}, {0xdca, 0xdca},
  {0xdcf, 0xdd4}, {0xdd6, 0xdd6}, {0xdd8, 0xddf}, {0xde6, 0xdef}, {0xdf2, 0xdf3}, {0xe01, 0xe3a}, {0xe40, 0xe4e}, {0xe50, 0xe59},
  {0xe81, 0xe82}, {0xe84, 0xe84}, {0xe86, 0xe8a}, {0xe8c, 0xea3}, {0xea5, 0xea5}, {0xea7, 0xebd}, {0xec0, 0xec4}, {0xec6, 0xec6},
  {0xec8, 0xece}, {0xed0, 0xed9}, {0xedc, 0xedf}, {0xf00, 0xf00}, {0xf18, 0xf19}, {0xf20, 0xf29}, {0xf35, 0xf35}, {0xf37, 0xf37},
  {0xf39, 0xf39}, {0xf3e, 0xf47}, {0xf49, 0xf6c}, {0xf71, 0xf84}, {0xf86, 0xf97}, {0xf99, 0xfbc}, {0xfc6, 0xfc6}, {0x1000, 0x1049},
  {0x1050, 0x109d}, {0x10a0, 0x10c5}, {0x10c7, 0x10c7}, {0x10cd, 0x10cd}, {0x10d0, 0x10fa}, {0x10fc, 0x1248}, {0x124a, 0x124d}, {0x1250, 0x1256},
  {0x1258, 0x1258}, {0x125a, 0x125d}, {0x1260, 0x1288}, {0x128a, 0x128d}, {0x1290, 0x12b0}, {0x12b2, 0x12b5}, {0x12b8, 0x12be}, {0x12c0, 0x12c0},
  {0x12c2, 0x12c5}, {0x12c8, 0x12d6}, {0x12d8, 0x1310}, {0x1312, 0x1315}, {0x1318, 0x135a}, {0x135d, 0x135f}, {0x1369, 0x1371}, {0x1380, 0x138f},
  {0x13a0, 0x13f5}, {0x13f8, 0x13fd}, {0x1401, 0x166c}, {0x166f, 0x167f}, {0x1681, 0x169a}, {0x16a0, 0x16ea}, {0x16ee, 0x16f8}, {0x1700, 0x1715},
  {0x171f, 0x1734}, {0x1740, 0x1753}, {0x1760, 0x176c}, {0x176e, 0x1770}, {0x1772, 0x1773}, {0x1780, 0x17d3}, {0x17d7, 0x17d7}, {0x17dc, 0x17dd},
  {0x17e0, 0x17e9}, {0x180b, 0x180d}, {0x180f, 0x1819}, {0x1820, 0x1878}, {0x1880, 0x18aa}, {0x18b0, 0x18f5}, {0x1900, 0x191e}, {0x1920, 0x192b},
  {0x1930, 0x193b}, {0x1946, 0x196d}, {0x1970, 0x1974}, {0x1980, 0x19ab}, {0x19b0, 0x19c9}, {0x19d0, 0x19da}, {0x1a00, 0x1a1b}, {0x1a20, 0x1a5e},
  {0x1a60, 0x1a7c}, {0x1a7f, 0x1a89}, {0x1a90, 0x1a99}, {0x1aa7, 0x1aa7}, {0x1ab0, 0x1abd}, {0x1abf, 0x1ace}, {0x1b00, 0x1b4c}, {0x1b50, 0x1b59},
  {0x1b6b, 0x1b73}, {0x1b80, 0x1bf3}, {0x1c00, 0x1c37}, {0x1c40, 0x1c49}, {0x1c4d, 0x1c7d}, {0x1c80, 0x1c88}, {0x1c90, 0x1cba}, {0x1cbd, 0x1cbf},
  {0x1cd0, 0x1cd2}, {0x1cd4, 0x1cfa}, {0x1d00, 0x1f15}, {0x1f18, 0x1f1d}, {0x1f20, 0x1f45}, {0x1f48, 0x1f4d}, {0x1f50, 0x1f57}, {0x1f59, 0x1f59},
  {0x1f5b, 0x1f5b}, {0x1f5d, 0x1f5d}, {0x1f5f, 0x1f7d}, {0x1f80, 0x1fb4}, {0x1fb6, 0x1fbc}, {0x1fbe, 0x1fbe}, {0x1fc2, 0x1fc4}, {0x1fc6, 0x1fcc},
  {0x1fd0, 0x1fd3}, {0x1fd6, 0x1fdb}, {0x1fe0, 0x1fec}, {0x1ff2, 0x1ff4}, {0x1ff6, 0x1ffc}, {0x200c, 0x200d}, {0x203f, 0x2040}, {0x2054, 0x2054},
  {0x2071, 0x2071}, {0x207f, 0x207f}, {0x2090, 0x209c}, {0x20d0, 0x20dc}, {0x20e1, 0x20e1}, {0x20e5, 0x20f0}, {0x2102, 0x2102}, {0x2107, 0x2107},
  {0x210a, 0x2113}, {0x2115, 0x2115}, {0x2118, 0x211d}, {0x2124, 0x2124}, {0x2126, 0x2126}, {0x2128, 0x2128}, {0x212a, 0x2139}, {0x213c, 0x213f},
  {0x2145, 0x2149}, {0x214e, 0x214e}, {0x2160, 0x2188}, {0x2c00, 0x2ce4}, {0x2ceb, 0x2cf3}, {0x2d00, 0x2d25}, {0x2d27, 0x2d27}, {0x2d2d, 0x2d2d},
  {0x2d30, 0x2d67}, {0x2d6f, 0x2d6f}, {0x2d7f, 0x2d96}, {0x2da0, 0x2da6}, {0x2da8, 0x2dae}, {0x2db0, 0x2db6}, {0x2db8, 0x2dbe}, {0x2dc0, 0x2dc6},
  {0x2dc8, 0x2dce}, {0x2dd0, 0x2dd6}, {0x2dd8, 0x2dde}, {0x2de0, 0x2dff}, {0x3005, 0x3007}, {0x3021, 0x302f}, {0x3031, 0x3035}, {0x3038, 0x303c},
  {0x3041, 0x3096}, {0x3099, 0x309f}, {0x30a1, 0x30ff}, {0x3105, 0x312f}, {0x3131, 0x318e}, {0x31a0, 0x31bf}, {0x31f0, 0x31ff}, {0x3400, 0x4dbf},
  {0x4e00, 0xa48c}, {0xa4d0, 0xa4fd}, {0xa500, 0xa60c}, {0xa610, 0xa62b}, {0xa640, 0xa66f}, {0xa674, 0xa67d}, {0xa67f, 0xa6f1}, {0xa717, 0xa71f},
  {0xa722, 0xa788}, {0xa78b, 0xa7ca}, {0xa7d0, 0xa7d1}, {0xa7d3, 0xa7d3}, {0xa7d5, 0xa7d9}, {0xa7f2, 0xa827}, {0xa82c, 0xa82c}, {0xa840, 0xa873},
  {0xa880, 0xa8c5}, {0xa8d0, 0xa8d9}, {0xa8e0, 0xa8f7}, {0xa8fb, 0xa8fb}, {0xa8fd, 0xa92d}, {0xa930, 0xa953}, {0xa960, 0xa97c}, {0xa980, 0xa9c0},
  {0xa9cf, 0xa9d9}, {0xa9e0, 0xa9fe}, {0xaa00, 0xaa36}, {0xaa40, 0xaa4d}, {0xaa50, 0xaa59}, {0xaa60, 0xaa76}, {0xaa7a, 0xaac2}, {0xaadb, 0xaadd},
  {0xaae0, 0xaaef}, {0xaaf2, 0xaaf6}, {0xab01, 0xab06}, {0xab09, 0xab0e}, {0xab11, 0xab16}, {0xab20, 0xab26}, {0xab28, 0xab2e}, {0xab30, 0xab5a},
  {0xab5c, 0xab69}, {0xab70, 0xabea}, {0xabec, 0xabed}, {0xabf0, 0xabf9}, {0xac00, 0xd7a3}, {0xd7b0, 0xd7c6}, {0xd7cb, 0xd7fb}, {0xf900, 0xfa6d},
  {0xfa70, 0xfad9}, {0xfb00, 0xfb06}, {0xfb13, 0xfb17}, {0xfb1d, 0xfb28}, {0xfb2a, 0xfb36}, {0xfb38, 0xfb3c}, {0xfb3e, 0xfb3e}, {0xfb40, 0xfb41},
  {0xfb43, 0xfb44}, {0xfb46, 0xfbb1}, {0xfbd3, 0xfd3d}, {0xfd50, 0xfd8f}, {0xfd92, 0xfdc7}, {0xfdf0, 0xfdfb}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f},
  {0xfe33, 0xfe34}, {0xfe4d, 0xfe4f}, {0xfe70, 0xfe74}, {0xfe76, 0xfefc}, {0xff10, 0xff19}, {0xff21, 0xff3a}, {0xff3f, 0xff3f}, {0xff41, 0xff5a},
  {0xff65, 0xffbe}, {0xffc2, 0xffc7}, {0xffca, 0xffcf}, {0xffd2, 0xffd7}, {0xffda, 0xffdc}, {0x10000, 0x1000b}, {0x1000d, 0x10026}, {0x10028, 0x1003a},
  {0x1003c, 0x1003d}, {0x1003f, 0x1004d}, {0x10050, 0x1005d}, {0x10080, 0x100fa}, {0x10140, 0x10174}, {0x101fd, 0x101fd}, {0x10280, 0x1029c}, {0x102a0, 0x102d0},
  {0x102e0, 0x102e0}, {0x10300, 0x1031f}, {0x1032d, 0x1034a}, {0x10350, 0x1037a}, {0x10380, 0x1039d}, {0x103a0, 0x103c3}, {0x103c8, 0x103cf}, {0x103d1, 0x103d5},
  {0x10400, 0x1049d}, {0x104a0, 0x104a9}, {0x104b0, 0x104d3}, {0x104d8, 0x104fb}, {0x10500, 0x10527}, {0x10530, 0x10563}, {0x10570, 0x1057a}, {0x1057c, 0x1058a},
  {0x1058c, 0x10592}, {0x10594, 0x10595}, {0x10597, 0x105a1}, {0x105a3, 0x105b1}, {0x105b3, 0x105b9}, {0x105bb, 0x105bc}, {0x10600, 0x10736}, {0x10740, 0x10755},
  {0x10760, 0x10767}, {0x10780, 0x10785}, {0x10787, 0x107b0}, {0x107b2, 0x107ba}, {0x10800, 0x10805}, {0x10808, 0x10808}, {0x1080a, 0x10835}, {0x10837, 0x10838},
  {0x1083c, 0x1083c}, {0x1083f, 0x10855}, {0x10860, 0x10876}, {0x10880, 0x1089e}, {0x108e0, 0x108f2}, {0x108f4, 0x108f5}, {0x10900, 0x10915}, {0x10920, 0x10939},
  {0x10980, 0x109b7}, {0x109be, 0x109bf}, {0x10a00, 0x10a03}, {0x10a05, 0x10a06}, {0x10a0c, 0x10a13}, {0x10a15, 0x10a17}, {0x10a19, 0x10a35}, {0x10a38, 0x10a3a},
  {0x10a3f, 0x10a3f}, {0x10a60, 0x10a7c}, {0x10a80, 0x10a9c}, {0x10ac0, 0x10ac7}, {0x10ac9, 0x10ae6}, {0x10b00, 0x10b35}, {0x10b40, 0x10b55}, {0x10b60, 0x10b72},
  {0x10b80, 0x10b91}, {0x10c00, 0x10c48}, {0x10c80, 0x10cb2}, {0x10cc0, 0x10cf2}, {0x10d00, 0x10d27}, {0x10d30, 0x10d39}, {0x10e80, 0x10ea9}, {0x10eab, 0x10eac},
  {0x10eb0, 0x10eb1}, {0x10efd, 0x10f1c}, {0x10f27, 0x10f27}, {0x10f30, 0x10f50}, {0x10f70, 0x10f85}, {0x10fb0, 0x10fc4}, {0x10fe0, 0x10ff6}, {0x11000, 0x11046},
  {0x11066, 0x11075}, {0x1107f, 0x110ba}, {0x110c2, 0x110c2}, {0x110d0, 0x110e8}, {0x110f0, 0x110f9}, {0x11100, 0x11134}, {0x11136, 0x1113f}, {0x11144, 0x11147},
  {0x11150, 0x11173}, {0x11176, 0x11176}, {0x11180, 0x111c4}, {0x111c9, 0x111cc}, {0x111ce, 0x111da}, {0x111dc, 0x111dc}, {0x11200, 0x11211}, {0x11213, 0x11237},
  {0x1123e, 0x11241}, {0x11280, 0x11286}, {0x11288, 0x11288}, {0x1128a, 0x1128d}, {0x1128f, 0x1129d}, {0x1129f, 0x112a8}, {0x112b0, 0x112ea}, {0x112f0, 0x112f9},
  {0x11300, 0x11303}, {0x11305, 0x1130c}, {0x1130f, 0x11310}, {0x11313, 0x11328}, {0x1132a, 0x11330}, {0x11332, 0x11333}, {0x11335, 0x11339}, {0x1133b, 0x11344},
  {0x11347, 0x11348}, {0x1134b, 0x1134d}, {0x11350, 0x11350}, {0x11357, 0x11357}, {0x1135d, 0x11363}, {0x11366, 0x1136c}, {0x11370, 0x11374}, {0x11400, 0x1144a},
  {0x11450, 0x11459}, {0x1145e, 0x11461}, {0x11480, 0x114c5}, {0x114c7, 0x114c7}, {0x114d0, 0x114d9}, {0x11580, 0x115b5}, {0x115b8, 0x115c0}, {0x115d8, 0x115dd},
  {0x11600, 0x11640}, {0x11644, 0x11644}, {0x11650, 0x11659}, {0x11680, 0x116b8}, {0x116c0, 0x116c9}, {0x11700, 0x1171a}, {0x1171d, 0x1172b}, {0x11730, 0x11739},
  {0x11740, 0x11746}, {0x11800, 0x1183a}, {0x118a0, 0x118e9}, {0x118ff, 0x11906}, {0x11909, 0x11909}, {0x1190c, 0x11913}, {0x11915, 0x11916}, {0x11918, 0x11935},
  {0x11937, 0x11938}, {0x1193b, 0x11943}, {0x11950, 0x11959}, {0x119a0, 0x119a7}, {0x119aa, 0x119d7}, {0x119da, 0x119e1}, {0x119e3, 0x119e4}, {0x11a00, 0x11a3e},
  {0x11a47, 0x11a47}, {0x11a50, 0x11a99}, {0x11a9d, 0x11a9d}, {0x11ab0, 0x11af8}, {0x11c00, 0x11c08}, {0x11c0a, 0x11c36}, {0x11c38, 0x11c40}, {0x11c50, 0x11c59},
  {0x11c72, 0x11c8f}, {0x11c92, 0x11ca7}, {0x11ca9, 0x11cb6}, {0x11d00, 0x11d06}, {0x11d08, 0x11d09}, {0x11d0b, 0x11d36}, {0x11d3a, 0x11d3a}, {0x11d3c, 0x11d3d},
  {0x11d3f, 0x11d47}, {0x11d50, 0x11d59}, {0x11d60, 0x11d65}, {0x11d67, 0x11d68}, {0x11d6a, 0x11d8e}, {0x11d90, 0x11d91}, {0x11d93, 0x11d98}, {0x11da0, 0x11da9},
  {0x11ee0, 0x11ef6}, {0x11f00, 0x11f10}, {0x11f12, 0x11f3a}, {0x11f3e, 0x11f42}, {0x11f50, 0x11f59}, {0x11fb0, 0x11fb0}, {0x12000, 0x12399}, {0x12400, 0x1246e},
  {0x12480, 0x12543}, {0x12f90, 0x12ff0}, {0x13000, 0x1342f}, {0x13440, 0x13455}, {0x14400, 0x14646}, {0x16800, 0x16a38}, {0x16a40, 0x16a5e}, {0x16a60, 0x16a69},
  {0x16a70, 0x16abe}, {0x16ac0, 0x16ac9}, {0x16ad0, 0x16aed}, {0x16af0, 0x16af4}, {0x16b00, 0x16b36}, {0x16b40, 0x16b43}, {0x16b50, 0x16b59}, {0x16b63, 0x16b77},
  {0x16b7d, 0x16b8f}, {0x16e40, 0x16e7f}, {0x16f00, 0x16f4a}, {0x16f4f, 0x16f87}, {0x16f8f, 0x16f9f}, {0x16fe0, 0x16fe1}, {0x16fe3, 0x16fe4}, {0x16ff0, 0x16ff1},
  {0x17000, 0x187f7}, {0x18800, 0x18cd5}, {0x18d00, 0x18d08}, {0x1aff0, 0x1aff3}, {0x1aff5, 0x1affb}, {0x1affd, 0x1affe}, {0x1b000, 0x1b122}, {0x1b132, 0x1b132},
  {0x1b150, 0x1b152}, {0x1b155, 0x1b155}, {0x1b164, 0x1b167}, {0x1b170, 0x1b2fb}, {0x1bc00, 0x1bc6a}, {0x1bc70, 0x1bc7c}, {0x1bc80, 0x1bc88}, {0x1bc90, 0x1bc99},
  {0x1bc9d, 0x1bc9e}, {0x1cf00, 0x1cf2d}, {0x1cf30, 0x1cf46}, {0x1d165, 0x1d169}, {0x1d16d, 0x1d172}, {0x1d17b, 0x1d182}, {0x1d185, 0x1d18b}, {0x1d1aa, 0x1d1ad},
  {0x1d242, 0x1d244}, {0x1d400, 0x1d454}, {0x1d456, 0x1d49c}, {0x1d49e, 0x1d49f}, {0x1d4a2, 0x1d4a2}, {0x1d4a5, 0x1d4a6}, {0x1d4a9, 0x1d4ac}, {0x1d4ae, 0x1d4b9},
  {0x1d4bb, 0x1d4bb}, {0x1d4bd, 0x1d4c3}, {0x1d4c5, 0x1d505}, {0x1d507, 0x1d50a}, {0x1d50d, 0x1d514}, {0x1d516, 0x1d51c}, {0x1d51e, 0x1d539}, {0x1d53b, 0x1d53e},
  {0x1d540, 0x1d544}, {0x1d546, 0x1d546}, {0x1d54a, 0x1d550}, {0x1d552, 0x1d6a5}, {0x1d6a8, 0x1d6c0}, {0x1d6c2, 0x1d6da}, {0x1d6dc, 0x1d6fa}, {0x1d6fc, 0x1d714},
  {0x1d716, 0x1d734}, {0x1d736, 0x1d74e}, {0x1d750, 0x1d76e}, {0x1d770, 0x1d788}, {0x1d78a, 0x1d7a8}, {0x1d7aa, 0x1d7c2}, {0x1d7c4, 0x1d7cb}, {0x1d7ce, 0x1d7ff},
  {0x1da00, 0x1da36}, {0x1da3b, 0x1da6c}, {0x1da75, 0x1da75}, {0x1da84, 0x1da84}, {0x1da9b, 0x1da9f}, {0x1daa1, 0x1daaf}, {0x1df00, 0x1df1e}, {0x1df25, 0x1df2a},
  {0x1e000, 0x1e006}, {0x1e008, 0x1e018}, {0x1e01b, 0x1e021}, {0x1e023, 0x1e024}, {0x1e026, 0x1e02a}, {0x1e030, 0x1e06d}, {0x1e08f, 0x1e08f}, {0x1e100, 0x1e12c},
  {0x1e130, 0x1e13d}, {0x1e140, 0x1e149}, {0x1e14e, 0x1e14e}, {0x1e290, 0x1e2ae}, {0x1e2c0, 0x1e2f9}, {0x1e4d0, 0x1e4f9}, {0x1e7e0, 0x1e7e6}, {0x1e7e8, 0x1e7eb},
  {0x1e7ed, 0x1e7ee}, {0x1e7f0, 0x1e7fe}, {0x1e800, 0x1e8c4}, {0x1e8d0, 0x1e8d6}, {0x1e900, 0x1e94b}, {0x1e950, 0x1e959}, {0x1ee00, 0x1ee03}, {0x1ee05, 0x1ee1f},
  {0x1ee21, 0x1ee22}, {0x1ee24, 0x1ee24}, {0x1ee27, 0x1ee27}, {0x1ee29, 0x1ee32}, {0x1ee34, 0x1ee37}, {0x1ee39, 0x1ee39}, {0x1ee3b, 0x1ee3b}, {0x1ee42, 0x1ee42},
  {0x1ee47, 0x1ee47}, {0x1ee49, 0x1ee49}, {0x1ee4b, 0x1ee4b}, {0x1ee4d, 0x1ee4f}, {0x1ee51, 0x1ee52}, {0x1ee54, 0x1ee54}, {0x1ee57, 0x1ee57}, {0x1ee59, 0x1ee59},
  {0x1ee5b, 0x1ee5b}, {0x1ee5d, 0x1ee5d}, {0x1ee5f, 0x1ee5f}, {0x1ee61, 0x1ee62}, {0x1ee64, 0x1ee64}, {0x1ee67, 0x1ee6a}, {0x1ee6c, 0x1ee72}, {0x1ee74, 0x1ee77},
  {0x1ee79, 0x1ee7c}, {0x1ee7e, 0x1ee7e}, {0x1ee80, 0x1ee89}, {0x1ee8b, 0x1ee9b}, {0x1eea1, 0x1eea3}, {0x1eea5, 0x1eea9}, {0x1eeab, 0x1eebb}, {0x1fbf0, 0x1fbf9},
  {0x20000, 0x2a6df}, {0x2a700, 0x2b739}, {0x2b740, 0x2b81d}, {0x2b820, 0x2cea1}, {0x2ceb0, 0x2ebe0}, {0x2ebf0, 0x2ee5d}, {0x2f800, 0x2fa1d}, {0x30000, 0x3134a},
  {0x31350, 0x323af}, {0xe0100, 0xe01ef},
};

static TSCharacterRange sym_keyword_character_set_1[] = {
  {'!', '!'}, {'%', '&'}, {'*', '+'}, {'-', '/'}, {'<', '>'}, {'@', 'Z'}, {'\\', '\\'}, {'^', '_'},
  {'a', '|'}, {'~', '~'}, {0xaa, 0xaa}, {0xb5, 0xb5}, {0xba, 0xba}, {0xc0, 0xd6}, {0xd8, 0xf6}, {0xf8, 0x2c1},
  {0x2c6, 0x2d1}, {0x2e0, 0x2e4}, {0x2ec, 0x2ec}, {0x2ee, 0x2ee}, {0x370, 0x374}, {0x376, 0x377}, {0x37a, 0x37d}, {0x37f, 0x37f},
  {0x386, 0x386}, {0x388, 0x38a}, {0x38c, 0x38c}, {0x38e, 0x3a1}, {0x3a3, 0x3f5}, {0x3f7, 0x481}, {0x48a, 0x52f}, {0x531, 0x556},
  {0x559, 0x559}, {0x560, 0x588}, {0x5d0, 0x5ea}, {0x5ef, 0x5f2}, {0x620, 0x64a}, {0x66e, 0x66f}, {0x671, 0x6d3}, {0x6d5, 0x6d5},
  {0x6e5, 0x6e6}, {0x6ee, 0x6ef}, {0x6fa, 0x6fc}, {0x6ff, 0x6ff}, {0x710, 0x710}, {0x712, 0x72f}, {0x74d, 0x7a5}, {0x7b1, 0x7b1},
  {0x7ca, 0x7ea}, {0x7f4, 0x7f5}, {0x7fa, 0x7fa}, {0x800, 0x815}, {0x81a, 0x81a}, {0x824, 0x824}, {0x828, 0x828}, {0x840, 0x858},
  {0x860, 0x86a}, {0x870, 0x887}, {0x889, 0x88e}, {0x8a0, 0x8c9}, {0x904, 0x939}, {0x93d, 0x93d}, {0x950, 0x950}, {0x958, 0x961},
  {0x971, 0x980}, {0x985, 0x98c}, {0x98f, 0x990}, {0x993, 0x9a8}, {0x9aa, 0x9b0}, {0x9b2, 0x9b2}, {0x9b6, 0x9b9}, {0x9bd, 0x9bd},
  {0x9ce, 0x9ce}, {0x9dc, 0x9dd}, {0x9df, 0x9e1}, {0x9f0, 0x9f1}, {0x9fc, 0x9fc}, {0xa05, 0xa0a}, {0xa0f, 0xa10}, {0xa13, 0xa28},
  {0xa2a, 0xa30}, {0xa32, 0xa33}, {0xa35, 0xa36}, {0xa38, 0xa39}, {0xa59, 0xa5c}, {0xa5e, 0xa5e}, {0xa72, 0xa74}, {0xa85, 0xa8d},
  {0xa8f, 0xa91}, {0xa93, 0xaa8}, {0xaaa, 0xab0}, {0xab2, 0xab3}, {0xab5, 0xab9}, {0xabd, 0xabd}, {0xad0, 0xad0}, {0xae0, 0xae1},
  {0xaf9, 0xaf9}, {0xb05, 0xb0c}, {0xb0f, 0xb10}, {0xb13, 0xb28}, {0xb2a, 0xb30}, {0xb32, 0xb33}, {0xb35, 0xb39}, {0xb3d, 0xb3d},
  {0xb5c, 0xb5d}, {0xb5f, 0xb61}, {0xb71, 0xb71}, {0xb83, 0xb83}, {0xb85, 0xb8a}, {0xb8e, 0xb90}, {0xb92, 0xb95}, {0xb99, 0xb9a},
  {0xb9c, 0xb9c}, {0xb9e, 0xb9f}, {0xba3, 0xba4}, {0xba8, 0xbaa}, {0xbae, 0xbb9}, {0xbd0, 0xbd0}, {0xc05, 0xc0c}, {0xc0e, 0xc10},
  {0xc12, 0xc28}, {0xc2a, 0xc39}, {0xc3d, 0xc3d}, {0xc58, 0xc5a}, {0xc5d, 0xc5d}, {0xc60, 0xc61}, {0xc80, 0xc80}, {0xc85, 0xc8c},
  {0xc8e, 0xc90}, {0xc92, 0xca8}, {0xcaa, 0xcb3}, {0xcb5, 0xcb9}, {0xcbd, 0xcbd}, {0xcdd, 0xcde}, {0xce0, 0xce1}, {0xcf1, 0xcf2},
  {0xd04, 0xd0c}, {0xd0e, 0xd10}, {0xd12, 0xd3a}, {0xd3d, 0xd3d}, {0xd4e, 0xd4e}, {0xd54, 0xd56}, {0xd5f, 0xd61}, {0xd7a, 0xd7f},
  {0xd85, 0xd96}, {0xd9a, 0xdb1}, {0xdb3, 0xdbb}, {0xdbd, 0xdbd}, {0xdc0, 0xdc6}, {0xe01, 0xe30}, {0xe32, 0xe33}, {0xe40, 0xe46},
  {0xe81, 0xe82}, {0xe84, 0xe84}, {0xe86, 0xe8a}, {0xe8c, 0xea3}, {0xea5, 0xea5}, {0xea7, 0xeb0}, {0xeb2, 0xeb3}, {0xebd, 0xebd},
  {0xec0, 0xec4}, {0xec6, 0xec6}, {0xedc, 0xedf}, {0xf00, 0xf00}, {0xf40, 0xf47}, {0xf49, 0xf6c}, {0xf88, 0xf8c}, {0x1000, 0x102a},
  {0x103f, 0x103f}, {0x1050, 0x1055}, {0x105a, 0x105d}, {0x1061, 0x1061}, {0x1065, 0x1066}, {0x106e, 0x1070}, {0x1075, 0x1081}, {0x108e, 0x108e},
  {0x10a0, 0x10c5}, {0x10c7, 0x10c7}, {0x10cd, 0x10cd}, {0x10d0, 0x10fa}, {0x10fc, 0x1248}, {0x124a, 0x124d}, {0x1250, 0x1256}, {0x1258, 0x1258},
  {0x125a, 0x125d}, {0x1260, 0x1288}, {0x128a, 0x128d}, {0x1290, 0x12b0}, {0x12b2, 0x12b5}, {0x12b8, 0x12be}, {0x12c0, 0x12c0}, {0x12c2, 0x12c5},
  {0x12c8, 0x12d6}, {0x12d8, 0x1310}, {0x1312, 0x1315}, {0x1318, 0x135a}, {0x1380, 0x138f}, {0x13a0, 0x13f5}, {0x13f8, 0x13fd}, {0x1401, 0x166c},
  {0x166f, 0x167f}, {0x1681, 0x169a}, {0x16a0, 0x16ea}, {0x16ee, 0x16f8}, {0x1700, 0x1711}, {0x171f, 0x1731}, {0x1740, 0x1751}, {0x1760, 0x176c},
  {0x176e, 0x1770}, {0x1780, 0x17b3}, {0x17d7, 0x17d7}, {0x17dc, 0x17dc}, {0x1820, 0x1878}, {0x1880, 0x18a8}, {0x18aa, 0x18aa}, {0x18b0, 0x18f5},
  {0x1900, 0x191e}, {0x1950, 0x196d}, {0x1970, 0x1974}, {0x1980, 0x19ab}, {0x19b0, 0x19c9}, {0x1a00, 0x1a16}, {0x1a20, 0x1a54}, {0x1aa7, 0x1aa7},
  {0x1b05, 0x1b33}, {0x1b45, 0x1b4c}, {0x1b83, 0x1ba0}, {0x1bae, 0x1baf}, {0x1bba, 0x1be5}, {0x1c00, 0x1c23}, {0x1c4d, 0x1c4f}, {0x1c5a, 0x1c7d},
  {0x1c80, 0x1c88}, {0x1c90, 0x1cba}, {0x1cbd, 0x1cbf}, {0x1ce9, 0x1cec}, {0x1cee, 0x1cf3}, {0x1cf5, 0x1cf6}, {0x1cfa, 0x1cfa}, {0x1d00, 0x1dbf},
  {0x1e00, 0x1f15}, {0x1f18, 0x1f1d}, {0x1f20, 0x1f45}, {0x1f48, 0x1f4d}, {0x1f50, 0x1f57}, {0x1f59, 0x1f59}, {0x1f5b, 0x1f5b}, {0x1f5d, 0x1f5d},
  {0x1f5f, 0x1f7d}, {0x1f80, 0x1fb4}, {0x1fb6, 0x1fbc}, {0x1fbe, 0x1fbe}, {0x1fc2, 0x1fc4}, {0x1fc6, 0x1fcc}, {0x1fd0, 0x1fd3}, {0x1fd6, 0x1fdb},
  {0x1fe0, 0x1fec}, {0x1ff2, 0x1ff4}, {0x1ff6, 0x1ffc}, {0x2071, 0x2071}, {0x207f, 0x207f}, {0x2090, 0x209c}, {0x2102, 0x2102}, {0x2107, 0x2107},
  {0x210a, 0x2113}, {0x2115, 0x2115}, {0x2118, 0x211d}, {0x2124, 0x2124}, {0x2126, 0x2126}, {0x2128, 0x2128}, {0x212a, 0x2139}, {0x213c, 0x213f},
  {0x2145, 0x2149}, {0x214e, 0x214e}, {0x2160, 0x2188}, {0x2c00, 0x2ce4}, {0x2ceb, 0x2cee}, {0x2cf2, 0x2cf3}, {0x2d00, 0x2d25}, {0x2d27, 0x2d27},
  {0x2d2d, 0x2d2d}, {0x2d30, 0x2d67}, {0x2d6f, 0x2d6f}, {0x2d80, 0x2d96}, {0x2da0, 0x2da6}, {0x2da8, 0x2dae}, {0x2db0, 0x2db6}, {0x2db8, 0x2dbe},
  {0x2dc0, 0x2dc6}, {0x2dc8, 0x2dce}, {0x2dd0, 0x2dd6}, {0x2dd8, 0x2dde}, {0x3005, 0x3007}, {0x3021, 0x3029}, {0x3031, 0x3035}, {0x3038, 0x303c},
  {0x3041, 0x3096}, {0x309b, 0x309f}, {0x30a1, 0x30fa}, {0x30fc, 0x30ff}, {0x3105, 0x312f}, {0x3131, 0x318e}, {0x31a0, 0x31bf}, {0x31f0, 0x31ff},
  {0x3400, 0x4dbf}, {0x4e00, 0xa48c}, {0xa4d0, 0xa4fd}, {0xa500, 0xa60c}, {0xa610, 0xa61f}, {0xa62a, 0xa62b}, {0xa640, 0xa66e}, {0xa67f, 0xa69d},
  {0xa6a0, 0xa6ef}, {0xa717, 0xa71f}, {0xa722, 0xa788}, {0xa78b, 0xa7ca}, {0xa7d0, 0xa7d1}, {0xa7d3, 0xa7d3}, {0xa7d5, 0xa7d9}, {0xa7f2, 0xa801},
  {0xa803, 0xa805}, {0xa807, 0xa80a}, {0xa80c, 0xa822}, {0xa840, 0xa873}, {0xa882, 0xa8b3}, {0xa8f2, 0xa8f7}, {0xa8fb, 0xa8fb}, {0xa8fd, 0xa8fe},
  {0xa90a, 0xa925}, {0xa930, 0xa946}, {0xa960, 0xa97c}, {0xa984, 0xa9b2}, {0xa9cf, 0xa9cf}, {0xa9e0, 0xa9e4}, {0xa9e6, 0xa9ef}, {0xa9fa, 0xa9fe},
  {0xaa00, 0xaa28}, {0xaa40, 0xaa42}, {0xaa44, 0xaa4b}, {0xaa60, 0xaa76}, {0xaa7a, 0xaa7a}, {0xaa7e, 0xaaaf}, {0xaab1, 0xaab1}, {0xaab5, 0xaab6},
  {0xaab9, 0xaabd}, {0xaac0, 0xaac0}, {0xaac2, 0xaac2}, {0xaadb, 0xaadd}, {0xaae0, 0xaaea}, {0xaaf2, 0xaaf4}, {0xab01, 0xab06}, {0xab09, 0xab0e},
  {0xab11, 0xab16}, {0xab20, 0xab26}, {0xab28, 0xab2e}, {0xab30, 0xab5a}, {0xab5c, 0xab69}, {0xab70, 0xabe2}, {0xac00, 0xd7a3}, {0xd7b0, 0xd7c6},
  {0xd7cb, 0xd7fb}, {0xf900, 0xfa6d}, {0xfa70, 0xfad9}, {0xfb00, 0xfb06}, {0xfb13, 0xfb17}, {0xfb1d, 0xfb1d}, {0xfb1f, 0xfb28}, {0xfb2a, 0xfb36},
  {0xfb38, 0xfb3c}, {0xfb3e, 0xfb3e}, {0xfb40, 0xfb41}, {0xfb43, 0xfb44}, {0xfb46, 0xfbb1}, {0xfbd3, 0xfd3d}, {0xfd50, 0xfd8f}, {0xfd92, 0xfdc7},
  {0xfdf0, 0xfdfb}, {0xfe70, 0xfe74}, {0xfe76, 0xfefc}, {0xff21, 0xff3a}, {0xff41, 0xff5a}, {0xff66, 0xffbe}, {0xffc2, 0xffc7}, {0xffca, 0xffcf},
  {0xffd2, 0xffd7}, {0xffda, 0xffdc}, {0x10000, 0x1000b}, {0x1000d, 0x10026}, {0x10028, 0x1003a}, {0x1003c, 0x1003d}, {0x1003f, 0x1004d}, {0x10050, 0x1005d},
  {0x10080, 0x100fa}, {0x10140, 0x10174}, {0x10280, 0x1029c}, {0x102a0, 0x102d0}, {0x10300, 0x1031f}, {0x1032d, 0x1034a}, {0x10350, 0x10375}, {0x10380, 0x1039d},
  {0x103a0, 0x103c3}, {0x103c8, 0x103cf}, {0x103d1, 0x103d5}, {0x10400, 0x1049d}, {0x104b0, 0x104d3}, {0x104d8, 0x104fb}, {0x10500, 0x10527}, {0x10530, 0x10563},
  {0x10570, 0x1057a}, {0x1057c, 0x1058a}, {0x1058c, 0x10592}, {0x10594, 0x10595}, {0x10597, 0x105a1}, {0x105a3, 0x105b1}, {0x105b3, 0x105b9}, {0x105bb, 0x105bc},
  {0x10600, 0x10736}, {0x10740, 0x10755}, {0x10760, 0x10767}, {0x10780, 0x10785}, {0x10787, 0x107b0}, {0x107b2, 0x107ba}, {0x10800, 0x10805}, {0x10808, 0x10808},
  {0x1080a, 0x10835}, {0x10837, 0x10838}, {0x1083c, 0x1083c}, {0x1083f, 0x10855}, {0x10860, 0x10876}, {0x10880, 0x1089e}, {0x108e0, 0x108f2}, {0x108f4, 0x108f5},
  {0x10900, 0x10915}, {0x10920, 0x10939}, {0x10980, 0x109b7}, {0x109be, 0x109bf}, {0x10a00, 0x10a00}, {0x10a10, 0x10a13}, {0x10a15, 0x10a17}, {0x10a19, 0x10a35},
  {0x10a60, 0x10a7c}, {0x10a80, 0x10a9c}, {0x10ac0, 0x10ac7}, {0x10ac9, 0x10ae4}, {0x10b00, 0x10b35}, {0x10b40, 0x10b55}, {0x10b60, 0x10b72}, {0x10b80, 0x10b91},
  {0x10c00, 0x10c48}, {0x10c80, 0x10cb2}, {0x10cc0, 0x10cf2}, {0x10d00, 0x10d23}, {0x10e80, 0x10ea9}, {0x10eb0, 0x10eb1}, {0x10f00, 0x10f1c}, {0x10f27, 0x10f27},
  {0x10f30, 0x10f45}, {0x10f70, 0x10f81}, {0x10fb0, 0x10fc4}, {0x10fe0, 0x10ff6}, {0x11003, 0x11037}, {0x11071, 0x11072}, {0x11075, 0x11075}, {0x11083, 0x110af},
  {0x110d0, 0x110e8}, {0x11103, 0x11126}, {0x11144, 0x11144}, {0x11147, 0x11147}, {0x11150, 0x11172}, {0x11176, 0x11176}, {0x11183, 0x111b2}, {0x111c1, 0x111c4},
  {0x111da, 0x111da}, {0x111dc, 0x111dc}, {0x11200, 0x11211}, {0x11213, 0x1122b}, {0x1123f, 0x11240}, {0x11280, 0x11286}, {0x11288, 0x11288}, {0x1128a, 0x1128d},
  {0x1128f, 0x1129d}, {0x1129f, 0x112a8}, {0x112b0, 0x112de}, {0x11305, 0x1130c}, {0x1130f, 0x11310}, {0x11313, 0x11328}, {0x1132a, 0x11330}, {0x11332, 0x11333},
  {0x11335, 0x11339}, {0x1133d, 0x1133d}, {0x11350, 0x11350}, {0x1135d, 0x11361}, {0x11400, 0x11434}, {0x11447, 0x1144a}, {0x1145f, 0x11461}, {0x11480, 0x114af},
  {0x114c4, 0x114c5}, {0x114c7, 0x114c7}, {0x11580, 0x115ae}, {0x115d8, 0x115db}, {0x11600, 0x1162f}, {0x11644, 0x11644}, {0x11680, 0x116aa}, {0x116b8, 0x116b8},
  {0x11700, 0x1171a}, {0x11740, 0x11746}, {0x11800, 0x1182b}, {0x118a0, 0x118df}, {0x118ff, 0x11906}, {0x11909, 0x11909}, {0x1190c, 0x11913}, {0x11915, 0x11916},
  {0x11918, 0x1192f}, {0x1193f, 0x1193f}, {0x11941, 0x11941}, {0x119a0, 0x119a7}, {0x119aa, 0x119d0}, {0x119e1, 0x119e1}, {0x119e3, 0x119e3}, {0x11a00, 0x11a00},
  {0x11a0b, 0x11a32}, {0x11a3a, 0x11a3a}, {0x11a50, 0x11a50}, {0x11a5c, 0x11a89}, {0x11a9d, 0x11a9d}, {0x11ab0, 0x11af8}, {0x11c00, 0x11c08}, {0x11c0a, 0x11c2e},
  {0x11c40, 0x11c40}, {0x11c72, 0x11c8f}, {0x11d00, 0x11d06}, {0x11d08, 0x11d09}, {0x11d0b, 0x11d30}, {0x11d46, 0x11d46}, {0x11d60, 0x11d65}, {0x11d67, 0x11d68},
  {0x11d6a, 0x11d89}, {0x11d98, 0x11d98}, {0x11ee0, 0x11ef2}, {0x11f02, 0x11f02}, {0x11f04, 0x11f10}, {0x11f12, 0x11f33}, {0x11fb0, 0x11fb0}, {0x12000, 0x12399},
  {0x12400, 0x1246e}, {0x12480, 0x12543}, {0x12f90, 0x12ff0}, {0x13000, 0x1342f}, {0x13441, 0x13446}, {0x14400, 0x14646}, {0x16800, 0x16a38}, {0x16a40, 0x16a5e},
  {0x16a70, 0x16abe}, {0x16ad0, 0x16aed}, {0x16b00, 0x16b2f}, {0x16b40, 0x16b43}, {0x16b63, 0x16b77}, {0x16b7d, 0x16b8f}, {0x16e40, 0x16e7f}, {0x16f00, 0x16f4a},
  {0x16f50, 0x16f50}, {0x16f93, 0x16f9f}, {0x16fe0, 0x16fe1}, {0x16fe3, 0x16fe3}, {0x17000, 0x187f7}, {0x18800, 0x18cd5}, {0x18d00, 0x18d08}, {0x1aff0, 0x1aff3},
  {0x1aff5, 0x1affb}, {0x1affd, 0x1affe}, {0x1b000, 0x1b122}, {0x1b132, 0x1b132}, {0x1b150, 0x1b152}, {0x1b155, 0x1b155}, {0x1b164, 0x1b167}, {0x1b170, 0x1b2fb},
  {0x1bc00, 0x1bc6a}, {0x1bc70, 0x1bc7c}, {0x1bc80, 0x1bc88}, {0x1bc90, 0x1bc99}, {0x1d400, 0x1d454}, {0x1d456, 0x1d49c}, {0x1d49e, 0x1d49f}, {0x1d4a2, 0x1d4a2},
  {0x1d4a5, 0x1d4a6}, {0x1d4a9, 0x1d4ac}, {0x1d4ae, 0x1d4b9}, {0x1d4bb, 0x1d4bb}, {0x1d4bd, 0x1d4c3}, {0x1d4c5, 0x1d505}, {0x1d507, 0x1d50a}, {0x1d50d, 0x1d514},
  {0x1d516, 0x1d51c}, {0x1d51e, 0x1d539}, {0x1d53b, 0x1d53e}, {0x1d540, 0x1d544}, {0x1d546, 0x1d546}, {0x1d54a, 0x1d550}, {0x1d552, 0x1d6a5}, {0x1d6a8, 0x1d6c0},
  {0x1d6c2, 0x1d6da}, {0x1d6dc, 0x1d6fa}, {0x1d6fc, 0x1d714}, {0x1d716, 0x1d734}, {0x1d736, 0x1d74e}, {0x1d750, 0x1d76e}, {0x1d770, 0x1d788}, {0x1d78a, 0x1d7a8},
  {0x1d7aa, 0x1d7c2}, {0x1d7c4, 0x1d7cb}, {0x1df00, 0x1df1e}, {0x1df25, 0x1df2a}, {0x1e030, 0x1e06d}, {0x1e100, 0x1e12c}, {0x1e137, 0x1e13d}, {0x1e14e, 0x1e14e},
  {0x1e290, 0x1e2ad}, {0x1e2c0, 0x1e2eb}, {0x1e4d0, 0x1e4eb}, {0x1e7e0, 0x1e7e6}, {0x1e7e8, 0x1e7eb}, {0x1e7ed, 0x1e7ee}, {0x1e7f0, 0x1e7fe}, {0x1e800, 0x1e8c4},
  {0x1e900, 0x1e943}, {0x1e94b, 0x1e94b}, {0x1ee00, 0x1ee03}, {0x1ee05, 0x1ee1f}, {0x1ee21, 0x1ee22}, {0x1ee24, 0x1ee24}, {0x1ee27, 0x1ee27}, {0x1ee29, 0x1ee32},
  {0x1ee34, 0x1ee37}, {0x1ee39, 0x1ee39}, {0x1ee3b, 0x1ee3b}, {0x1ee42, 0x1ee42}, {0x1ee47, 0x1ee47}, {0x1ee49, 0x1ee49}, {0x1ee4b, 0x1ee4b}, {0x1ee4d, 0x1ee4f},
  {0x1ee51, 0x1ee52}, {0x1ee54, 0x1ee54}, {0x1ee57, 0x1ee57}, {0x1ee59, 0x1ee59}, {0x1ee5b, 0x1ee5b}, {0x1ee5d, 0x1ee5d}, {0x1ee5f, 0x1ee5f}, {0x1ee61, 0x1ee62},
  {0x1ee64, 0x1ee64}, {0x1ee67, 0x1ee6a}, {0x1ee6c, 0x1ee72}, {0x1ee74, 0x1ee77}, {0x1ee79, 0x1ee7c}, {0x1ee7e, 0x1ee7e}, {0x1ee80, 0x1ee89}, {0x1ee8b, 0x1ee9b},
  {0x1eea1, 0x1eea3}, {0x1eea5, 0x1eea9}, {0x1eeab, 0x1eebb}, {0x20000, 0x2a6df}, {0x2a700, 0x2b739}, {0x2b740, 0x2b81d}, {0x2b820, 0x2cea1}, {0x2ceb0, 0x2ebe0},
  {0x2ebf0, 0x2ee5d}, {0x2f800, 0x2fa1d}, {0x30000, 0x3134a}, {0x31350, 0x323af},
};

static TSCharacterRange sym_keyword_character_set_2[] = {
  {'!', '!'}, {'0', ':'}, {'?', 'Z'}, {'_', '_'}, {'a', 'z'}, {0xaa, 0xaa}, {0xb5, 0xb5}, {0xb7, 0xb7},
  {0xba, 0xba}, {0xc0, 0xd6}, {0xd8, 0xf6}, {0xf8, 0x2c1}, {0x2c6, 0x2d1}, {0x2e0, 0x2e4}, {0x2ec, 0x2ec}, {0x2ee, 0x2ee},
  {0x300, 0x374}, {0x376, 0x377}, {0x37a, 0x37d}, {0x37f, 0x37f}, {0x386, 0x38a}, {0x38c, 0x38c}, {0x38e, 0x3a1}, {0x3a3, 0x3f5},
  {0x3f7, 0x481}, {0x483, 0x487}, {0x48a, 0x52f}, {0x531, 0x556}, {0x559, 0x559}, {0x560, 0x588}, {0x591, 0x5bd}, {0x5bf, 0x5bf},
  {0x5c1, 0x5c2}, {0x5c4, 0x5c5}, {0x5c7, 0x5c7}, {0x5d0, 0x5ea}, {0x5ef, 0x5f2}, {0x610, 0x61a}, {0x620, 0x669}, {0x66e, 0x6d3},
  {0x6d5, 0x6dc}, {0x6df, 0x6e8}, {0x6ea, 0x6fc}, {0x6ff, 0x6ff}, {0x710, 0x74a}, {0x74d, 0x7b1}, {0x7c0, 0x7f5}, {0x7fa, 0x7fa},
  {0x7fd, 0x7fd}, {0x800, 0x82d}, {0x840, 0x85b}, {0x860, 0x86a}, {0x870, 0x887}, {0x889, 0x88e}, {0x898, 0x8e1}, {0x8e3, 0x963},
  {0x966, 0x96f}, {0x971, 0x983}, {0x985, 0x98c}, {0x98f, 0x990}, {0x993, 0x9a8}, {0x9aa, 0x9b0}, {0x9b2, 0x9b2}, {0x9b6, 0x9b9},
  {0x9bc, 0x9c4}, {0x9c7, 0x9c8}, {0x9cb, 0x9ce}, {0x9d7, 0x9d7}, {0x9dc, 0x9dd}, {0x9df, 0x9e3}, {0x9e6, 0x9f1}, {0x9fc, 0x9fc},
  {0x9fe, 0x9fe}, {0xa01, 0xa03}, {0xa05, 0xa0a}, {0xa0f, 0xa10}, {0xa13, 0xa28}, {0xa2a, 0xa30}, {0xa32, 0xa33}, {0xa35, 0xa36},
  {0xa38, 0xa39}, {0xa3c, 0xa3c}, {0xa3e, 0xa42}, {0xa47, 0xa48}, {0xa4b, 0xa4d}, {0xa51, 0xa51}, {0xa59, 0xa5c}, {0xa5e, 0xa5e},
  {0xa66, 0xa75}, {0xa81, 0xa83}, {0xa85, 0xa8d}, {0xa8f, 0xa91}, {0xa93, 0xaa8}, {0xaaa, 0xab0}, {0xab2, 0xab3}, {0xab5, 0xab9},
  {0xabc, 0xac5}, {0xac7, 0xac9}, {0xacb, 0xacd}, {0xad0, 0xad0}, {0xae0, 0xae3}, {0xae6, 0xaef}, {0xaf9, 0xaff}, {0xb01, 0xb03},
  {0xb05, 0xb0c}, {0xb0f, 0xb10}, {0xb13, 0xb28}, {0xb2a, 0xb30}, {0xb32, 0xb33}, {0xb35, 0xb39}, {0xb3c, 0xb44}, {0xb47, 0xb48},
  {0xb4b, 0xb4d}, {0xb55, 0xb57}, {0xb5c, 0xb5d}, {0xb5f, 0xb63}, {0xb66, 0xb6f}, {0xb71, 0xb71}, {0xb82, 0xb83}, {0xb85, 0xb8a},
  {0xb8e, 0xb90}, {0xb92, 0xb95}, {0xb99, 0xb9a}, {0xb9c, 0xb9c}, {0xb9e, 0xb9f}, {0xba3, 0xba4}, {0xba8, 0xbaa}, {0xbae, 0xbb9},
  {0xbbe, 0xbc2}, {0xbc6, 0xbc8}, {0xbca, 0xbcd}, {0xbd0, 0xbd0}, {0xbd7, 0xbd7}, {0xbe6, 0xbef}, {0xc00, 0xc0c}, {0xc0e, 0xc10},
  {0xc12, 0xc28}, {0xc2a, 0xc39}, {0xc3c, 0xc44}, {0xc46, 0xc48}, {0xc4a, 0xc4d}, {0xc55, 0xc56}, {0xc58, 0xc5a}, {0xc5d, 0xc5d},
  {0xc60, 0xc63}, {0xc66, 0xc6f}, {0xc80, 0xc83}, {0xc85, 0xc8c}, {0xc8e, 0xc90}, {0xc92, 0xca8}, {0xcaa, 0xcb3}, {0xcb5, 0xcb9},
  {0xcbc, 0xcc4}, {0xcc6, 0xcc8}, {0xcca, 0xccd}, {0xcd5, 0xcd6}, {0xcdd, 0xcde}, {0xce0, 0xce3}, {0xce6, 0xcef}, {0xcf1, 0xcf3},
  {0xd00, 0xd0c}, {0xd0e, 0xd10}, {0xd12, 0xd44}, {0xd46, 0xd48}, {0xd4a, 0xd4e}, {0xd54, 0xd57}, {0xd5f, 0xd63}, {0xd66, 0xd6f},
  {0xd7a, 0xd7f}, {0xd81, 0xd83}, {0xd85, 0xd96}, {0xd9a, 0xdb1}, {0xdb3, 0xdbb}, {0xdbd, 0xdbd}, {0xdc0, 0xdc6}, {0xdca, 0xdca},
  {0xdcf, 0xdd4}, {0xdd6, 0xdd6}, {0xdd8, 0xddf}, {0xde6, 0xdef}, {0xdf2, 0xdf3}, {0xe01, 0xe3a}, {0xe40, 0xe4e}, {0xe50, 0xe59},
  {0xe81, 0xe82}, {0xe84, 0xe84}, {0xe86, 0xe8a}, {0xe8c, 0xea3}, {0xea5, 0xea5}, {0xea7, 0xebd}, {0xec0, 0xec4}, {0xec6, 0xec6},
  {0xec8, 0xece}, {0xed0, 0xed9}, {0xedc, 0xedf}, {0xf00, 0xf00}, {0xf18, 0xf19}, {0xf20, 0xf29}, {0xf35, 0xf35}, {0xf37, 0xf37},
  {0xf39, 0xf39}, {0xf3e, 0xf47}, {0xf49, 0xf6c}, {0xf71, 0xf84}, {0xf86, 0xf97}, {0xf99, 0xfbc}, {0xfc6, 0xfc6}, {0x1000, 0x1049},
  {0x1050, 0x109d}, {0x10a0, 0x10c5}, {0x10c7, 0x10c7}, {0x10cd, 0x10cd}, {0x10d0, 0x10fa}, {0x10fc, 0x1248}, {0x124a, 0x124d}, {0x1250, 0x1256},
  {0x1258, 0x1258}, {0x125a, 0x125d}, {0x1260, 0x1288}, {0x128a, 0x128d}, {0x1290, 0x12b0}, {0x12b2, 0x12b5}, {0x12b8, 0x12be}, {0x12c0, 0x12c0},
  {0x12c2, 0x12c5}, {0x12c8, 0x12d6}, {0x12d8, 0x1310}, {0x1312, 0x1315}, {0x1318, 0x135a}, {0x135d, 0x135f}, {0x1369, 0x1371}, {0x1380, 0x138f},
  {0x13a0, 0x13f5}, {0x13f8, 0x13fd}, {0x1401, 0x166c}, {0x166f, 0x167f}, {0x1681, 0x169a}, {0x16a0, 0x16ea}, {0x16ee, 0x16f8}, {0x1700, 0x1715},
  {0x171f, 0x1734}, {0x1740, 0x1753}, {0x1760, 0x176c}, {0x176e, 0x1770}, {0x1772, 0x1773}, {0x1780, 0x17d3}, {0x17d7, 0x17d7}, {0x17dc, 0x17dd},
  {0x17e0, 0x17e9}, {0x180b, 0x180d}, {0x180f, 0x1819}, {0x1820, 0x1878}, {0x1880, 0x18aa}, {0x18b0, 0x18f5}, {0x1900, 0x191e}, {0x1920, 0x192b},
  {0x1930, 0x193b}, {0x1946, 0x196d}, {0x1970, 0x1974}, {0x1980, 0x19ab}, {0x19b0, 0x19c9}, {0x19d0, 0x19da}, {0x1a00, 0x1a1b}, {0x1a20, 0x1a5e},
  {0x1a60, 0x1a7c}, {0x1a7f, 0x1a89}, {0x1a90, 0x1a99}, {0x1aa7, 0x1aa7}, {0x1ab0, 0x1abd}, {0x1abf, 0x1ace}, {0x1b00, 0x1b4c}, {0x1b50, 0x1b59},
  {0x1b6b, 0x1b73}, {0x1b80, 0x1bf3}, {0x1c00, 0x1c37}, {0x1c40, 0x1c49}, {0x1c4d, 0x1c7d}, {0x1c80, 0x1c88}, {0x1c90, 0x1cba}, {0x1cbd, 0x1cbf},
  {0x1cd0, 0x1cd2}, {0x1cd4, 0x1cfa}, {0x1d00, 0x1f15}, {0x1f18, 0x1f1d}, {0x1f20, 0x1f45}, {0x1f48, 0x1f4d}, {0x1f50, 0x1f57}, {0x1f59, 0x1f59},
  {0x1f5b, 0x1f5b}, {0x1f5d, 0x1f5d}, {0x1f5f, 0x1f7d}, {0x1f80, 0x1fb4}, {0x1fb6, 0x1fbc}, {0x1fbe, 0x1fbe}, {0x1fc2, 0x1fc4}, {0x1fc6, 0x1fcc},
  {0x1fd0, 0x1fd3}, {0x1fd6, 0x1fdb}, {0x1fe0, 0x1fec}, {0x1ff2, 0x1ff4}, {0x1ff6, 0x1ffc}, {0x200c, 0x200d}, {0x203f, 0x2040}, {0x2054, 0x2054},
  {0x2071, 0x2071}, {0x207f, 0x207f}, {0x2090, 0x209c}, {0x20d0, 0x20dc}, {0x20e1, 0x20e1}, {0x20e5, 0x20f0}, {0x2102, 0x2102}, {0x2107, 0x2107},
  {0x210a, 0x2113}, {0x2115, 0x2115}, {0x2118, 0x211d}, {0x2124, 0x2124}, {0x2126, 0x2126}, {0x2128, 0x2128}, {0x212a, 0x2139}, {0x213c, 0x213f},
  {0x2145, 0x2149}, {0x214e, 0x214e}, {0x2160, 0x2188}, {0x2c00, 0x2ce4}, {0x2ceb, 0x2cf3}, {0x2d00, 0x2d25}, {0x2d27, 0x2d27}, {0x2d2d, 0x2d2d},
  {0x2d30, 0x2d67}, {0x2d6f, 0x2d6f}, {0x2d7f, 0x2d96}, {0x2da0, 0x2da6}, {0x2da8, 0x2dae}, {0x2db0, 0x2db6}, {0x2db8, 0x2dbe}, {0x2dc0, 0x2dc6},
  {0x2dc8, 0x2dce}, {0x2dd0, 0x2dd6}, {0x2dd8, 0x2dde}, {0x2de0, 0x2dff}, {0x3005, 0x3007}, {0x3021, 0x302f}, {0x3031, 0x3035}, {0x3038, 0x303c},
  {0x3041, 0x3096}, {0x3099, 0x309f}, {0x30a1, 0x30ff}, {0x3105, 0x312f}, {0x3131, 0x318e}, {0x31a0, 0x31bf}, {0x31f0, 0x31ff}, {0x3400, 0x4dbf},
  {0x4e00, 0xa48c}, {0xa4d0, 0xa4fd}, {0xa500, 0xa60c}, {0xa610, 0xa62b}, {0xa640, 0xa66f}, {0xa674, 0xa67d}, {0xa67f, 0xa6f1}, {0xa717, 0xa71f},
  {0xa722, 0xa788}, {0xa78b, 0xa7ca}, {0xa7d0, 0xa7d1}, {0xa7d3, 0xa7d3}, {0xa7d5, 0xa7d9}, {0xa7f2, 0xa827}, {0xa82c, 0xa82c}, {0xa840, 0xa873},
  {0xa880, 0xa8c5}, {0xa8d0, 0xa8d9}, {0xa8e0, 0xa8f7}, {0xa8fb, 0xa8fb}, {0xa8fd, 0xa92d}, {0xa930, 0xa953}, {0xa960, 0xa97c}, {0xa980, 0xa9c0},
  {0xa9cf, 0xa9d9}, {0xa9e0, 0xa9fe}, {0xaa00, 0xaa36}, {0xaa40, 0xaa4d}, {0xaa50, 0xaa59}, {0xaa60, 0xaa76}, {0xaa7a, 0xaac2}, {0xaadb, 0xaadd},
  {0xaae0, 0xaaef}, {0xaaf2, 0xaaf6}, {0xab01, 0xab06}, {0xab09, 0xab0e}, {0xab11, 0xab16}, {0xab20, 0xab26}, {0xab28, 0xab2e}, {0xab30, 0xab5a},
  {0xab5c, 0xab69}, {0xab70, 0xabea}, {0xabec, 0xabed}, {0xabf0, 0xabf9}, {0xac00, 0xd7a3}, {0xd7b0, 0xd7c6}, {0xd7cb, 0xd7fb}, {0xf900, 0xfa6d},
  {0xfa70, 0xfad9}, {0xfb00, 0xfb06}, {0xfb13, 0xfb17}, {0xfb1d, 0xfb28}, {0xfb2a, 0xfb36}, {0xfb38, 0xfb3c}, {0xfb3e, 0xfb3e}, {0xfb40, 0xfb41},
  {0xfb43, 0xfb44}, {0xfb46, 0xfbb1}, {0xfbd3, 0xfd3d}, {0xfd50, 0xfd8f}, {0xfd92, 0xfdc7}, {0xfdf0, 0xfdfb}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f},
  {0xfe33, 0xfe34}, {0xfe4d, 0xfe4f}, {0xfe70, 0xfe74}, {0xfe76, 0xfefc}, {0xff10, 0xff19}, {0xff21, 0xff3a}, {0xff3f, 0xff3f}, {0xff41, 0xff5a},
  {0xff65, 0xffbe}, {0xffc2, 0xffc7}, {0xffca, 0xffcf}, {0xffd2, 0xffd7}, {0xffda, 0xffdc}, {0x10000, 0x1000b}, {0x1000d, 0x10026}, {0x10028, 0x1003a},
  {0x1003c, 0x1003d}, {0x1003f, 0x1004d}, {0x10050, 0x1005d}, {0x10080, 0x100fa}, {0x10140, 0x10174}, {0x101fd, 0x101fd}, {0x10280, 0x1029c}, {0x102a0, 0x102d0},
  {0x102e0, 0x102e0}, {0x10300, 0x1031f}, {0x1032d, 0x1034a}, {0x10350, 0x1037a}, {0x10380, 0x1039d}, {0x103a0, 0x103c3}, {0x103c8, 0x103cf}, {0x103d1, 0x103d5},
  {0x10400, 0x1049d}, {0x104a0, 0x104a9}, {0x104b0, 0x104d3}, {0x104d8, 0x104fb}, {0x10500, 0x10527}, {0x10530, 0x10563}, {0x10570, 0x1057a}, {0x1057c, 0x1058a},
  {0x1058c, 0x10592}, {0x10594, 0x10595}, {0x10597, 0x105a1}, {0x105a3, 0x105b1}, {0x105b3, 0x105b9}, {0x105bb, 0x105bc}, {0x10600, 0x10736}, {0x10740, 0x10755},
  {0x10760, 0x10767}, {0x10780, 0x10785}, {0x10787, 0x107b0}, {0x107b2, 0x107ba}, {0x10800, 0x10805}, {0x10808, 0x10808}, {0x1080a, 0x10835}, {0x10837, 0x10838},
  {0x1083c, 0x1083c}, {0x1083f, 0x10855}, {0x10860, 0x10876}, {0x10880, 0x1089e}, {0x108e0, 0x108f2}, {0x108f4, 0x108f5}, {0x10900, 0x10915}, {0x10920, 0x10939},
  {0x10980, 0x109b7}, {0x109be, 0x109bf}, {0x10a00, 0x10a03}, {0x10a05, 0x10a06}, {0x10a0c, 0x10a13}, {0x10a15, 0x10a17}, {0x10a19, 0x10a35}, {0x10a38, 0x10a3a},
  {0x10a3f, 0x10a3f}, {0x10a60, 0x10a7c}, {0x10a80, 0x10a9c}, {0x10ac0, 0x10ac7}, {0x10ac9, 0x10ae6}, {0x10b00, 0x10b35}, {0x10b40, 0x10b55}, {0x10b60, 0x10b72},
  {0x10b80, 0x10b91}, {0x10c00, 0x10c48}, {0x10c80, 0x10cb2}, {0x10cc0, 0x10cf2}, {0x10d00, 0x10d27}, {0x10d30, 0x10d39}, {0x10e80, 0x10ea9}, {0x10eab, 0x10eac},
  {0x10eb0, 0x10eb1}, {0x10efd, 0x10f1c}, {0x10f27, 0x10f27}, {0x10f30, 0x10f50}, {0x10f70, 0x10f85}, {0x10fb0, 0x10fc4}, {0x10fe0, 0x10ff6}, {0x11000, 0x11046},
  {0x11066, 0x11075}, {0x1107f, 0x110ba}, {0x110c2, 0x110c2}, {0x110d0, 0x110e8}, {0x110f0, 0x110f9}, {0x11100, 0x11134}, {0x11136, 0x1113f}, {0x11144, 0x11147},
  {0x11150, 0x11173}, {0x11176, 0x11176}, {0x11180, 0x111c4}, {0x111c9, 0x111cc}, {0x111ce, 0x111da}, {0x111dc, 0x111dc}, {0x11200, 0x11211}, {0x11213, 0x11237},
  {0x1123e, 0x11241}, {0x11280, 0x11286}, {0x11288, 0x11288}, {0x1128a, 0x1128d}, {0x1128f, 0x1129d}, {0x1129f, 0x112a8}, {0x112b0, 0x112ea}, {0x112f0, 0x112f9},
  {0x11300, 0x11303}, {0x11305, 0x1130c}, {0x1130f, 0x11310}, {0x11313, 0x11328}, {0x1132a, 0x11330}, {0x11332, 0x11333}, {0x11335, 0x11339}, {0x1133b, 0x11344},
  {0x11347, 0x11348}, {0x1134b, 0x1134d}, {0x11350, 0x11350}, {0x11357, 0x11357}, {0x1135d, 0x11363}, {0x11366, 0x1136c}, {0x11370, 0x11374}, {0x11400, 0x1144a},
  {0x11450, 0x11459}, {0x1145e, 0x11461}, {0x11480, 0x114c5}, {0x114c7, 0x114c7}, {0x114d0, 0x114d9}, {0x11580, 0x115b5}, {0x115b8, 0x115c0}, {0x115d8, 0x115dd},
  {0x11600, 0x11640}, {0x11644, 0x11644}, {0x11650, 0x11659}, {0x11680, 0x116b8}, {0x116c0, 0x116c9}, {0x11700, 0x1171a}, {0x1171d, 0x1172b}, {0x11730, 0x11739},
  {0x11740, 0x11746}, {0x11800, 0x1183a}, {0x118a0, 0x118e9}, {0x118ff, 0x11906}, {0x11909, 0x11909}, {0x1190c, 0x11913}, {0x11915, 0x11916}, {0x11918, 0x11935},
  {0x11937, 0x11938}, {0x1193b, 0x11943}, {0x11950, 0x11959}, {0x119a0, 0x119a7}, {0x119aa, 0x119d7}, {0x119da, 0x119e1}, {0x119e3, 0x119e4}, {0x11a00, 0x11a3e},
  {0x11a47, 0x11a47}, {0x11a50, 0x11a99}, {0x11a9d, 0x11a9d}, {0x11ab0, 0x11af8}, {0x11c00, 0x11c08}, {0x11c0a, 0x11c36}, {0x11c38, 0x11c40}, {0x11c50, 0x11c59},
  {0x11c72, 0x11c8f}, {0x11c92, 0x11ca7}, {0x11ca9, 0x11cb6}, {0x11d00, 0x11d06}, {0x11d08, 0x11d09}, {0x11d0b, 0x11d36}, {0x11d3a, 0x11d3a}, {0x11d3c, 0x11d3d},
  {0x11d3f, 0x11d47}, {0x11d50, 0x11d59}, {0x11d60, 0x11d65}, {0x11d67, 0x11d68}, {0x11d6a, 0x11d8e}, {0x11d90, 0x11d91}, {0x11d93, 0x11d98}, {0x11da0, 0x11da9},
  {0x11ee0, 0x11ef6}, {0x11f00, 0x11f10}, {0x11f12, 0x11f3a}, {0x11f3e, 0x11f42}, {0x11f50, 0x11f59}, {0x11fb0, 0x11fb0}, {0x12000, 0x12399}, {0x12400, 0x1246e},
  {0x12480, 0x12543}, {0x12f90, 0x12ff0}, {0x13000, 0x1342f}, {0x13440, 0x13455}, {0x14400, 0x14646}, {0x16800, 0x16a38}, {0x16a40, 0x16a5e}, {0x16a60, 0x16a69},
  {0x16a70, 0x16abe}, {0x16ac0, 0x16ac9}, {0x16ad0, 0x16aed}, {0x16af0, 0x16af4}, {0x16b00, 0x16b36}, {0x16b40, 0x16b43}, {0x16b50, 0x16b59}, {0x16b63, 0x16b77},
  {0x16b7d, 0x16b8f}, {0x16e40, 0x16e7f}, {0x16f00, 0x16f4a}, {0x16f4f, 0x16f87}, {0x16f8f, 0x16f9f}, {0x16fe0, 0x16fe1}, {0x16fe3, 0x16fe4}, {0x16ff0, 0x16ff1},
  {0x17000, 0x187f7}, {0x18800, 0x18cd5}, {0x18d00, 0x18d08}, {0x1aff0, 0x1aff3}, {0x1aff5, 0x1affb}, {0x1affd, 0x1affe}, {0x1b000, 0x1b122}, {0x1b132, 0x1b132},
  {0x1b150, 0x1b152}, {0x1b155, 0x1b155}, {0x1b164, 0x1b167}, {0x1b170, 0x1b2fb}, {0x1bc00, 0x1bc6a}, {0x1bc70, 0x1bc7c}, {0x1bc80, 0x1bc88}, {0x1bc90, 0x1bc99},
  {0x1bc9d, 0x1bc9e}, {0x1cf00, 0x1cf2d}, {0x1cf30, 0x1cf46}, {0x1d165, 0x1d169}, {0x1d16d, 0x1d172}, {0x1d17b, 0x1d182}, {0x1d185, 0x1d18b}, {0x1d1aa, 0x1d1ad},
  {0x1d242, 0x1d244}, {0x1d400, 0x1d454}, {0x1d456, 0x1d49c}, {0x1d49e, 0x1d49f}, {0x1d4a2, 0x1d4a2}, {0x1d4a5, 0x1d4a6}, {0x1d4a9, 0x1d4ac}, {0x1d4ae, 0x1d4b9},
  {0x1d4bb, 0x1d4bb}, {0x1d4bd, 0x1d4c3}, {0x1d4c5, 0x1d505}, {0x1d507, 0x1d50a}, {0x1d50d, 0x1d514}, {0x1d516, 0x1d51c}, {0x1d51e, 0x1d539}, {0x1d53b, 0x1d53e},
  {0x1d540, 0x1d544}, {0x1d546, 0x1d546}, {0x1d54a, 0x1d550}, {0x1d552, 0x1d6a5}, {0x1d6a8, 0x1d6c0}, {0x1d6c2, 0x1d6da}, {0x1d6dc, 0x1d6fa}, {0x1d6fc, 0x1d714},
  {0x1d716, 0x1d734}, {0x1d736, 0x1d74e}, {0x1d750, 0x1d76e}, {0x1d770, 0x1d788}, {0x1d78a, 0x1d7a8}, {0x1d7aa, 0x1d7c2}, {0x1d7c4, 0x1d7cb}, {0x1d7ce, 0x1d7ff},
  {0x1da00, 0x1da36}, {0x1da3b, 0x1da6c}, {0x1da75, 0x1da75}, {0x1da84, 0x1da84}, {0x1da9b, 0x1da9f}, {0x1daa1, 0x1daaf}, {0x1df00, 0x1df1e}, {0x1df25, 0x1df2a},
  {0x1e000, 0x1e006}, {0x1e008, 0x1e018}, {0x1e01b, 0x1e021}, {0x1e023, 0x1e024}, {0x1e026, 0x1e02a}, {0x1e030, 0x1e06d}, {0x1e08f, 0x1e08f}, {0x1e100, 0x1e12c},
  {0x1e130, 0x1e13d}, {0x1e140, 0x1e149}, {0x1e14e, 0x1e14e}, {0x1e290, 0x1e2ae}, {0x1e2c0, 0x1e2f9}, {0x1e4d0, 0x1e4f9}, {0x1e7e0, 0x1e7e6}, {0x1e7e8, 0x1e7eb},
  {0x1e7ed, 0x1e7ee}, {0x1e7f0, 0x1e7fe}, {0x1e800, 0x1e8c4}, {0x1e8d0, 0x1e8d6}, {0x1e900, 0x1e94b}, {0x1e950, 0x1e959}, {0x1ee00, 0x1ee03}, {0x1ee05, 0x1ee1f},
  {0x1ee21, 0x1ee22}, {0x1ee24, 0x1ee24}, {0x1ee27, 0x1ee27}, {0x1ee29, 0x1ee32}, {0x1ee34, 0x1ee37}, {0x1ee39, 0x1ee39}, {0x1ee3b, 0x1ee3b}, {0x1ee42, 0x1ee42},
  {0x1ee47, 0x1ee47}, {0x1ee49, 0x1ee49}, {0x1ee4b, 0x1ee4b}, {0x1ee4d, 0x1ee4f}, {0x1ee51, 0x1ee52}, {0x1ee54, 0x1ee54}, {0x1ee57, 0x1ee57}, {0x1ee59, 0x1ee59},
  {0x1ee5b, 0x1ee5b}, {0x1ee5d, 0x1ee5d}, {0x1ee5f, 0x1ee5f}, {0x1ee61, 0x1ee62}, {0x1ee64, 0x1ee64}, {0x1ee67, 0x1ee6a}, {0x1ee6c, 0x1ee72}, {0x1ee74, 0x1ee77},
  {0x1ee79, 0x1ee7c}, {0x1ee7e, 0x1ee7e}, {0x1ee80, 0x1ee89}, {0x1ee8b, 0x1ee9b}, {0x1eea1, 0x1eea3}, {0x1eea5, 0x1eea9}, {0x1eeab, 0x1eebb}, {0x1fbf0, 0x1fbf9},
  {0x20000, 0x2a6df}, {0x2a700, 0x2b739}, {0x2b740, 0x2b81d}, {0x2b820, 0x2cea1}, {0x2ceb0, 0x2ebe0}, {0x2ebf0, 0x2ee5d}, {0x2f800, 0x2fa1d}, {0x30000, 0x3134a},
  {0x31350, 0x323af}, {0xe0100, 0xe01ef},
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(277);
      ADVANCE_MAP(
        '\n', 278,
        '\r', 1,
        '!', 535,
        '"', 436,
        '#', 664,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 662,
        ')', 311,
        '*', 628,
        '+', 528,
        ',', 510,
        '-', 531,
        '.', 634,
        '/', 459,
        '0', 392,
        ':', 149,
        ';', 309,
        '<', 447,
        '=', 558,
        '>', 451,
        '?', 206,
        '@', 546,
        '[', 663,
        '\\', 4,
        ']', 445,
        '^', 538,
        'a', 472,
        'c', 470,
        'd', 477,
        'e', 475,
        'f', 469,
        'i', 476,
        'n', 474,
        'o', 478,
        'r', 471,
        't', 479,
        'w', 473,
        '{', 442,
        '|', 456,
        '}', 443,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(266);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('b' <= lookahead && lookahead <= 'z')) ADVANCE(480);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(481);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 1:
      if (lookahead == '\n') ADVANCE(278);
      END_STATE();
    case 2:
      ADVANCE_MAP(
        '\n', 278,
        '\r', 1,
        '!', 535,
        '"', 436,
        '#', 664,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 310,
        ')', 311,
        '*', 628,
        '+', 528,
        ',', 510,
        '-', 531,
        '.', 634,
        '/', 459,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 447,
        '=', 558,
        '>', 451,
        '?', 206,
        '@', 546,
        '[', 444,
        '\\', 4,
        ']', 445,
        '^', 538,
        'a', 327,
        'c', 315,
        'd', 338,
        'e', 331,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        'r', 324,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '}', 443,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(2);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 3:
      if (lookahead == '\n') SKIP(2);
      END_STATE();
    case 4:
      if (lookahead == '\n') SKIP(2);
      if (lookahead == '\r') SKIP(3);
      if (lookahead == '\\') ADVANCE(550);
      END_STATE();
    case 5:
      if (lookahead == '\n') SKIP(79);
      END_STATE();
    case 6:
      if (lookahead == '\n') SKIP(79);
      if (lookahead == '\r') SKIP(5);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 7:
      if (lookahead == '\n') SKIP(81);
      END_STATE();
    case 8:
      if (lookahead == '\n') SKIP(81);
      if (lookahead == '\r') SKIP(7);
      if (lookahead == '\\') ADVANCE(550);
      END_STATE();
    case 9:
      if (lookahead == '\n') SKIP(86);
      END_STATE();
    case 10:
      if (lookahead == '\n') SKIP(86);
      if (lookahead == '\r') SKIP(9);
      if (lookahead == '\\') ADVANCE(550);
      END_STATE();
    case 11:
      if (lookahead == '\n') SKIP(94);
      END_STATE();
    case 12:
      if (lookahead == '\n') SKIP(94);
      if (lookahead == '\r') SKIP(11);
      if (lookahead == '\\') ADVANCE(550);
      END_STATE();
    case 13:
      if (lookahead == '\n') SKIP(96);
      END_STATE();
    case 14:
      if (lookahead == '\n') SKIP(96);
      if (lookahead == '\r') SKIP(13);
      if (lookahead == '\\') ADVANCE(550);
      END_STATE();
    case 15:
      if (lookahead == '\n') SKIP(98);
      END_STATE();
    case 16:
      if (lookahead == '\n') SKIP(98);
      if (lookahead == '\r') SKIP(15);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 17:
      if (lookahead == '\n') SKIP(100);
      END_STATE();
    case 18:
      if (lookahead == '\n') SKIP(100);
      if (lookahead == '\r') SKIP(17);
      if (lookahead == '\\') ADVANCE(550);
      END_STATE();
    case 19:
      if (lookahead == '\n') SKIP(102);
      END_STATE();
    case 20:
      if (lookahead == '\n') SKIP(102);
      if (lookahead == '\r') SKIP(19);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 21:
      if (lookahead == '\n') SKIP(104);
      END_STATE();
    case 22:
      if (lookahead == '\n') SKIP(104);
      if (lookahead == '\r') SKIP(21);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 23:
      if (lookahead == '\n') SKIP(107);
      END_STATE();
    case 24:
      if (lookahead == '\n') SKIP(107);
      if (lookahead == '\r') SKIP(23);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 25:
      if (lookahead == '\n') SKIP(109);
      END_STATE();
    case 26:
      if (lookahead == '\n') SKIP(109);
      if (lookahead == '\r') SKIP(25);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 27:
      if (lookahead == '\n') SKIP(112);
      END_STATE();
    case 28:
      if (lookahead == '\n') SKIP(112);
      if (lookahead == '\r') SKIP(27);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 29:
      if (lookahead == '\n') SKIP(118);
      END_STATE();
    case 30:
      if (lookahead == '\n') SKIP(118);
      if (lookahead == '\r') SKIP(29);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 31:
      if (lookahead == '\n') SKIP(123);
      END_STATE();
    case 32:
      if (lookahead == '\n') SKIP(123);
      if (lookahead == '\r') SKIP(31);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 33:
      if (lookahead == '\n') SKIP(126);
      END_STATE();
    case 34:
      if (lookahead == '\n') SKIP(126);
      if (lookahead == '\r') SKIP(33);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 35:
      if (lookahead == '\n') SKIP(128);
      END_STATE();
    case 36:
      if (lookahead == '\n') SKIP(128);
      if (lookahead == '\r') SKIP(35);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 37:
      if (lookahead == '\n') SKIP(131);
      END_STATE();
    case 38:
      if (lookahead == '\n') SKIP(131);
      if (lookahead == '\r') SKIP(37);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 39:
      if (lookahead == '\n') SKIP(134);
      END_STATE();
    case 40:
      if (lookahead == '\n') SKIP(134);
      if (lookahead == '\r') SKIP(39);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 41:
      if (lookahead == '\n') SKIP(137);
      END_STATE();
    case 42:
      if (lookahead == '\n') SKIP(137);
      if (lookahead == '\r') SKIP(41);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 43:
      if (lookahead == '\n') SKIP(140);
      END_STATE();
    case 44:
      if (lookahead == '\n') SKIP(140);
      if (lookahead == '\r') SKIP(43);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 45:
      if (lookahead == '\n') SKIP(143);
      END_STATE();
    case 46:
      if (lookahead == '\n') SKIP(143);
      if (lookahead == '\r') SKIP(45);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 47:
      if (lookahead == '\n') SKIP(146);
      END_STATE();
    case 48:
      if (lookahead == '\n') SKIP(146);
      if (lookahead == '\r') SKIP(47);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 49:
      if (lookahead == '\n') SKIP(52);
      END_STATE();
    case 50:
      if (lookahead == '\n') SKIP(52);
      if (lookahead == '\r') SKIP(49);
      END_STATE();
    case 51:
      if (lookahead == '\n') ADVANCE(279);
      END_STATE();
    case 52:
      ADVANCE_MAP(
        '\n', 279,
        '\r', 51,
        '!', 534,
        '"', 436,
        '#', 665,
        '&', 524,
        '\'', 438,
        '(', 310,
        '+', 527,
        ',', 510,
        '-', 530,
        '/', 458,
        '<', 446,
        '>', 201,
        '@', 545,
        '[', 444,
      );
      if (lookahead == '\\') SKIP(50);
      if (lookahead == ']') ADVANCE(445);
      if (lookahead == '^') ADVANCE(537);
      if (lookahead == 'n') ADVANCE(231);
      if (lookahead == '{') ADVANCE(441);
      if (lookahead == '|') ADVANCE(455);
      if (lookahead == '}') ADVANCE(443);
      if (lookahead == '~') ADVANCE(249);
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(52);
      END_STATE();
    case 53:
      if (lookahead == '\n') ADVANCE(279);
      if (lookahead == '\r') ADVANCE(51);
      if (lookahead == '#') ADVANCE(665);
      if (lookahead == ')') ADVANCE(311);
      if (lookahead == ',') ADVANCE(510);
      if (lookahead == '-') ADVANCE(196);
      if (lookahead == '>') ADVANCE(201);
      if (lookahead == '\\') SKIP(59);
      if (lookahead == ']') ADVANCE(445);
      if (lookahead == 'w') ADVANCE(224);
      if (lookahead == '}') ADVANCE(443);
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(53);
      END_STATE();
    case 54:
      if (lookahead == '\n') ADVANCE(279);
      if (lookahead == '\r') ADVANCE(51);
      if (lookahead == '#') ADVANCE(665);
      if (lookahead == '\\') SKIP(62);
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(54);
      END_STATE();
    case 55:
      if (lookahead == '\n') ADVANCE(279);
      if (lookahead == '\r') ADVANCE(51);
      if (lookahead == '#') ADVANCE(665);
      if (lookahead == '\\') SKIP(62);
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(54);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(482);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(468);
      END_STATE();
    case 56:
      if (lookahead == '\n') SKIP(148);
      END_STATE();
    case 57:
      if (lookahead == '\n') SKIP(148);
      if (lookahead == '\r') SKIP(56);
      if (lookahead == '\\') ADVANCE(175);
      END_STATE();
    case 58:
      if (lookahead == '\n') SKIP(53);
      END_STATE();
    case 59:
      if (lookahead == '\n') SKIP(53);
      if (lookahead == '\r') SKIP(58);
      END_STATE();
    case 60:
      if (lookahead == '\n') ADVANCE(464);
      if (lookahead == '\r') ADVANCE(463);
      if (lookahead == 'u') ADVANCE(241);
      if (lookahead == 'x') ADVANCE(240);
      if (lookahead != 0) ADVANCE(463);
      END_STATE();
    case 61:
      if (lookahead == '\n') SKIP(54);
      END_STATE();
    case 62:
      if (lookahead == '\n') SKIP(54);
      if (lookahead == '\r') SKIP(61);
      END_STATE();
    case 63:
      if (lookahead == '\n') ADVANCE(280);
      END_STATE();
    case 64:
      ADVANCE_MAP(
        '\n', 280,
        '\r', 63,
        '"', 435,
        '#', 664,
        '\'', 437,
        ')', 311,
        '/', 458,
        '>', 450,
        '\\', 60,
        ']', 445,
        '|', 455,
        '}', 443,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(64);
      END_STATE();
    case 65:
      ADVANCE_MAP(
        '\n', 280,
        '\r', 63,
        '"', 435,
        '#', 665,
        '\'', 437,
        ')', 311,
        '/', 458,
        '>', 450,
        '\\', 60,
        ']', 445,
        '|', 455,
        '}', 443,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(65);
      END_STATE();
    case 66:
      if (lookahead == '\n') ADVANCE(280);
      if (lookahead == '\r') ADVANCE(63);
      if (lookahead == '"') ADVANCE(151);
      if (lookahead == '#') ADVANCE(664);
      if (lookahead == '\'') ADVANCE(156);
      if (lookahead == '\\') ADVANCE(60);
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(66);
      END_STATE();
    case 67:
      if (lookahead == '\n') ADVANCE(280);
      if (lookahead == '\r') ADVANCE(63);
      if (lookahead == '"') ADVANCE(151);
      if (lookahead == '#') ADVANCE(665);
      if (lookahead == '\'') ADVANCE(156);
      if (lookahead == '\\') ADVANCE(60);
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(67);
      END_STATE();
    case 68:
      if (lookahead == '\n') SKIP(84);
      END_STATE();
    case 69:
      if (lookahead == '\n') SKIP(84);
      if (lookahead == '\r') SKIP(68);
      if (lookahead == '\\') ADVANCE(550);
      END_STATE();
    case 70:
      if (lookahead == '\n') SKIP(89);
      END_STATE();
    case 71:
      if (lookahead == '\n') SKIP(89);
      if (lookahead == '\r') SKIP(70);
      if (lookahead == '\\') ADVANCE(550);
      END_STATE();
    case 72:
      if (lookahead == '\n') SKIP(92);
      END_STATE();
    case 73:
      if (lookahead == '\n') SKIP(92);
      if (lookahead == '\r') SKIP(72);
      if (lookahead == '\\') ADVANCE(550);
      END_STATE();
    case 74:
      if (lookahead == '\n') SKIP(115);
      END_STATE();
    case 75:
      if (lookahead == '\n') SKIP(115);
      if (lookahead == '\r') SKIP(74);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 76:
      if (lookahead == '\n') SKIP(121);
      END_STATE();
    case 77:
      if (lookahead == '\n') SKIP(121);
      if (lookahead == '\r') SKIP(76);
      if (lookahead == '\\') ADVANCE(549);
      END_STATE();
    case 78:
      if (lookahead == '\n') ADVANCE(281);
      END_STATE();
    case 79:
      ADVANCE_MAP(
        '\n', 281,
        '\r', 78,
        '!', 536,
        '"', 436,
        '#', 665,
        '%', 519,
        '&', 526,
        '\'', 438,
        '(', 310,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 533,
        '.', 165,
        '/', 458,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 448,
        '=', 561,
        '>', 454,
        '?', 206,
        '@', 545,
        '[', 444,
        '\\', 6,
        ']', 445,
        '^', 539,
        'a', 371,
        'f', 351,
        'i', 372,
        'n', 367,
        'o', 376,
        't', 377,
        'w', 365,
        '{', 441,
        '|', 457,
        '}', 443,
        '~', 467,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(79);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(391);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(387);
      END_STATE();
    case 80:
      if (lookahead == '\n') ADVANCE(282);
      END_STATE();
    case 81:
      ADVANCE_MAP(
        '\n', 282,
        '\r', 80,
        '!', 535,
        '"', 436,
        '#', 665,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 310,
        '*', 628,
        '+', 528,
        '-', 531,
        '.', 163,
        '/', 460,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 447,
        '=', 559,
        '>', 452,
        '?', 206,
        '@', 546,
        '[', 444,
        '\\', 8,
        '^', 538,
        'a', 327,
        'c', 315,
        'e', 331,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        'r', 324,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(81);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(390);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 82:
      if (lookahead == '\n') ADVANCE(283);
      END_STATE();
    case 83:
      ADVANCE_MAP(
        '\n', 283,
        '\r', 82,
        '!', 535,
        '"', 436,
        '#', 665,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 662,
        '*', 628,
        '+', 528,
        ',', 510,
        '-', 531,
        '.', 634,
        '/', 459,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 447,
        '=', 558,
        '>', 452,
        '?', 206,
        '@', 546,
        '[', 663,
        '\\', 69,
        '^', 538,
        'a', 327,
        'c', 315,
        'd', 338,
        'e', 331,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        'r', 324,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(84);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(390);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 84:
      ADVANCE_MAP(
        '\n', 283,
        '\r', 82,
        '!', 535,
        '"', 436,
        '#', 665,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 310,
        '*', 628,
        '+', 528,
        ',', 510,
        '-', 531,
        '.', 634,
        '/', 459,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 447,
        '=', 558,
        '>', 452,
        '?', 206,
        '@', 546,
        '[', 444,
        '\\', 69,
        '^', 538,
        'a', 327,
        'c', 315,
        'd', 338,
        'e', 331,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        'r', 324,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(84);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(390);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 85:
      if (lookahead == '\n') ADVANCE(284);
      END_STATE();
    case 86:
      ADVANCE_MAP(
        '\n', 284,
        '\r', 85,
        '!', 535,
        '"', 436,
        '#', 665,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 310,
        ')', 311,
        '*', 628,
        '+', 528,
        ',', 510,
        '-', 531,
        '.', 634,
        '/', 459,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 447,
        '=', 558,
        '>', 452,
        '?', 206,
        '@', 546,
        '[', 444,
        '\\', 10,
        ']', 445,
        '^', 538,
        'a', 334,
        'd', 338,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '}', 443,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(86);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(390);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 87:
      if (lookahead == '\n') ADVANCE(285);
      END_STATE();
    case 88:
      ADVANCE_MAP(
        '\n', 285,
        '\r', 87,
        '!', 535,
        '"', 436,
        '#', 665,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 662,
        '*', 628,
        '+', 528,
        ',', 510,
        '-', 531,
        '.', 634,
        '/', 459,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 447,
        '=', 558,
        '>', 452,
        '?', 206,
        '@', 546,
        '[', 663,
        '\\', 71,
        '^', 538,
        'a', 334,
        'd', 338,
        'e', 337,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(89);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(390);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 89:
      ADVANCE_MAP(
        '\n', 285,
        '\r', 87,
        '!', 535,
        '"', 436,
        '#', 665,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 310,
        '*', 628,
        '+', 528,
        ',', 510,
        '-', 531,
        '.', 634,
        '/', 459,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 447,
        '=', 558,
        '>', 452,
        '?', 206,
        '@', 546,
        '[', 444,
        '\\', 71,
        '^', 538,
        'a', 334,
        'd', 338,
        'e', 337,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(89);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(390);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 90:
      if (lookahead == '\n') ADVANCE(286);
      END_STATE();
    case 91:
      ADVANCE_MAP(
        '\n', 286,
        '\r', 90,
        '!', 535,
        '"', 436,
        '#', 665,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 662,
        '*', 628,
        '+', 528,
        ',', 510,
        '-', 531,
        '.', 634,
        '/', 459,
        '0', 392,
        ':', 150,
        '<', 447,
        '=', 558,
        '>', 451,
        '?', 206,
        '@', 546,
        '[', 663,
        '\\', 73,
        '^', 538,
        'a', 334,
        'd', 338,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(92);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(390);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 92:
      ADVANCE_MAP(
        '\n', 286,
        '\r', 90,
        '!', 535,
        '"', 436,
        '#', 665,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 310,
        '*', 628,
        '+', 528,
        ',', 510,
        '-', 531,
        '.', 634,
        '/', 459,
        '0', 392,
        ':', 150,
        '<', 447,
        '=', 558,
        '>', 451,
        '?', 206,
        '@', 546,
        '[', 444,
        '\\', 73,
        '^', 538,
        'a', 334,
        'd', 338,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(92);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(390);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 93:
      if (lookahead == '\n') ADVANCE(287);
      END_STATE();
    case 94:
      ADVANCE_MAP(
        '\n', 287,
        '\r', 93,
        '!', 535,
        '"', 436,
        '#', 665,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 310,
        ')', 311,
        '*', 628,
        '+', 528,
        '-', 531,
        '.', 163,
        '/', 460,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 447,
        '=', 559,
        '>', 452,
        '?', 206,
        '@', 546,
        '[', 444,
        '\\', 12,
        ']', 445,
        '^', 538,
        'a', 334,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '}', 443,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(94);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(390);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 95:
      if (lookahead == '\n') ADVANCE(288);
      END_STATE();
    case 96:
      ADVANCE_MAP(
        '\n', 288,
        '\r', 95,
        '!', 535,
        '"', 436,
        '#', 665,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 310,
        '*', 628,
        '+', 528,
        '-', 531,
        '.', 163,
        '/', 460,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 447,
        '=', 559,
        '>', 452,
        '?', 206,
        '@', 546,
        '[', 444,
        '\\', 14,
        '^', 538,
        'a', 334,
        'e', 337,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(96);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(390);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 97:
      if (lookahead == '\n') ADVANCE(289);
      END_STATE();
    case 98:
      ADVANCE_MAP(
        '\n', 289,
        '\r', 97,
        '!', 536,
        '"', 436,
        '#', 665,
        '%', 519,
        '&', 526,
        '\'', 438,
        '(', 310,
        '*', 629,
        '+', 529,
        '-', 533,
        '.', 165,
        '/', 458,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 448,
        '=', 561,
        '>', 454,
        '?', 206,
        '@', 545,
        '[', 444,
        '\\', 16,
        '^', 539,
        'a', 364,
        'c', 352,
        'e', 370,
        'f', 351,
        'i', 372,
        'n', 367,
        'o', 376,
        'r', 361,
        't', 377,
        'w', 365,
        '{', 441,
        '|', 457,
        '~', 467,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(98);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(391);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(387);
      END_STATE();
    case 99:
      if (lookahead == '\n') ADVANCE(290);
      END_STATE();
    case 100:
      ADVANCE_MAP(
        '\n', 290,
        '\r', 99,
        '!', 535,
        '"', 436,
        '#', 665,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 310,
        '*', 628,
        '+', 528,
        '-', 531,
        '.', 163,
        '/', 460,
        '0', 392,
        ':', 150,
        '<', 447,
        '=', 559,
        '>', 451,
        '?', 206,
        '@', 546,
        '[', 444,
        '\\', 18,
        '^', 538,
        'a', 334,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(100);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(390);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 101:
      if (lookahead == '\n') ADVANCE(291);
      END_STATE();
    case 102:
      ADVANCE_MAP(
        '\n', 291,
        '\r', 101,
        '!', 536,
        '"', 436,
        '#', 665,
        '%', 519,
        '&', 526,
        '\'', 438,
        '(', 310,
        '*', 629,
        '+', 529,
        '-', 533,
        '.', 165,
        '/', 458,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 448,
        '=', 561,
        '>', 454,
        '?', 206,
        '@', 545,
        '[', 444,
        '\\', 20,
        '^', 539,
        'a', 371,
        'e', 374,
        'f', 351,
        'i', 372,
        'n', 367,
        'o', 376,
        't', 377,
        'w', 365,
        '{', 441,
        '|', 457,
        '~', 467,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(102);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(391);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(387);
      END_STATE();
    case 103:
      if (lookahead == '\n') ADVANCE(292);
      END_STATE();
    case 104:
      ADVANCE_MAP(
        '\n', 292,
        '\r', 103,
        '!', 536,
        '"', 435,
        '#', 665,
        '&', 526,
        '\'', 437,
        '(', 310,
        '*', 629,
        '+', 529,
        '-', 533,
        '.', 169,
        '/', 458,
        '0', 397,
        ':', 187,
        '<', 449,
        '=', 561,
        '>', 454,
        '@', 545,
        '\\', 22,
        '^', 539,
        'a', 364,
        'c', 352,
        'd', 375,
        'e', 370,
        'f', 351,
        'i', 372,
        'n', 367,
        'o', 376,
        'r', 361,
        't', 377,
        'w', 365,
        '{', 441,
        '|', 457,
        '~', 198,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(104);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(398);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(391);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(387);
      END_STATE();
    case 105:
      if (lookahead == '\n') ADVANCE(293);
      END_STATE();
    case 106:
      ADVANCE_MAP(
        '\n', 293,
        '\r', 105,
        '!', 190,
        '#', 665,
        '&', 154,
        '(', 310,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 533,
        '.', 635,
        '/', 461,
        ':', 188,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '[', 663,
        '\\', 24,
        '^', 211,
        'a', 222,
        'c', 212,
        'd', 230,
        'e', 225,
        'i', 227,
        'o', 232,
        'r', 221,
        'w', 224,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(107);
      END_STATE();
    case 107:
      ADVANCE_MAP(
        '\n', 293,
        '\r', 105,
        '!', 190,
        '#', 665,
        '&', 154,
        '(', 310,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 533,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 24,
        '^', 211,
        'a', 222,
        'c', 212,
        'd', 230,
        'e', 225,
        'i', 227,
        'o', 232,
        'r', 221,
        'w', 224,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(107);
      END_STATE();
    case 108:
      if (lookahead == '\n') ADVANCE(294);
      END_STATE();
    case 109:
      ADVANCE_MAP(
        '\n', 294,
        '\r', 108,
        '!', 190,
        '#', 665,
        '&', 154,
        '(', 310,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 26,
        ']', 445,
        '^', 211,
        'a', 222,
        'c', 212,
        'd', 230,
        'e', 225,
        'i', 227,
        'o', 232,
        'r', 221,
        'w', 224,
        '{', 441,
        '|', 457,
        '}', 443,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(109);
      END_STATE();
    case 110:
      if (lookahead == '\n') ADVANCE(295);
      END_STATE();
    case 111:
      ADVANCE_MAP(
        '\n', 295,
        '\r', 110,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 533,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '[', 663,
        '\\', 28,
        '^', 211,
        'a', 493,
        'c', 483,
        'd', 501,
        'e', 496,
        'i', 498,
        'o', 502,
        'r', 492,
        'w', 495,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(112);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 112:
      ADVANCE_MAP(
        '\n', 295,
        '\r', 110,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 533,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 28,
        '^', 211,
        'a', 222,
        'c', 212,
        'd', 230,
        'e', 225,
        'i', 227,
        'o', 232,
        'r', 221,
        'w', 224,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(112);
      END_STATE();
    case 113:
      if (lookahead == '\n') ADVANCE(296);
      END_STATE();
    case 114:
      ADVANCE_MAP(
        '\n', 296,
        '\r', 113,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '[', 663,
        '\\', 75,
        '^', 211,
        'a', 493,
        'c', 483,
        'd', 501,
        'e', 496,
        'i', 498,
        'o', 502,
        'r', 492,
        'w', 495,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(115);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 115:
      ADVANCE_MAP(
        '\n', 296,
        '\r', 113,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 75,
        '^', 211,
        'a', 222,
        'c', 212,
        'd', 230,
        'e', 225,
        'i', 227,
        'o', 232,
        'r', 221,
        'w', 224,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(115);
      END_STATE();
    case 116:
      if (lookahead == '\n') ADVANCE(297);
      END_STATE();
    case 117:
      ADVANCE_MAP(
        '\n', 297,
        '\r', 116,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 533,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '[', 663,
        '\\', 30,
        '^', 211,
        'a', 493,
        'c', 483,
        'e', 496,
        'i', 498,
        'o', 502,
        'r', 492,
        'w', 495,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(118);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 118:
      ADVANCE_MAP(
        '\n', 297,
        '\r', 116,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 533,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 30,
        '^', 211,
        'a', 222,
        'c', 212,
        'e', 225,
        'i', 227,
        'o', 232,
        'r', 221,
        'w', 224,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(118);
      END_STATE();
    case 119:
      if (lookahead == '\n') ADVANCE(298);
      END_STATE();
    case 120:
      ADVANCE_MAP(
        '\n', 298,
        '\r', 119,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '[', 663,
        '\\', 77,
        '^', 211,
        'a', 493,
        'c', 483,
        'e', 496,
        'i', 498,
        'o', 502,
        'r', 492,
        'w', 495,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(121);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 121:
      ADVANCE_MAP(
        '\n', 298,
        '\r', 119,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 77,
        '^', 211,
        'a', 222,
        'c', 212,
        'e', 225,
        'i', 227,
        'o', 232,
        'r', 221,
        'w', 224,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(121);
      END_STATE();
    case 122:
      if (lookahead == '\n') ADVANCE(299);
      END_STATE();
    case 123:
      ADVANCE_MAP(
        '\n', 299,
        '\r', 122,
        '!', 190,
        '#', 665,
        '&', 154,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 32,
        ']', 445,
        '^', 211,
        'a', 226,
        'd', 230,
        'i', 227,
        'o', 232,
        'w', 224,
        '{', 441,
        '|', 457,
        '}', 443,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(123);
      END_STATE();
    case 124:
      if (lookahead == '\n') ADVANCE(300);
      END_STATE();
    case 125:
      ADVANCE_MAP(
        '\n', 300,
        '\r', 124,
        '!', 190,
        '#', 665,
        '&', 154,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 533,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '[', 663,
        '\\', 34,
        '^', 211,
        'a', 497,
        'd', 501,
        'i', 498,
        'o', 502,
        'w', 495,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(126);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 126:
      ADVANCE_MAP(
        '\n', 300,
        '\r', 124,
        '!', 190,
        '#', 665,
        '&', 154,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 533,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 34,
        '^', 211,
        'a', 226,
        'd', 230,
        'i', 227,
        'o', 232,
        'w', 224,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(126);
      END_STATE();
    case 127:
      if (lookahead == '\n') ADVANCE(301);
      END_STATE();
    case 128:
      ADVANCE_MAP(
        '\n', 301,
        '\r', 127,
        '!', 190,
        '#', 665,
        '&', 154,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 36,
        ']', 445,
        '^', 211,
        'a', 226,
        'i', 227,
        'o', 232,
        'w', 224,
        '{', 441,
        '|', 457,
        '}', 443,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(128);
      END_STATE();
    case 129:
      if (lookahead == '\n') ADVANCE(302);
      END_STATE();
    case 130:
      ADVANCE_MAP(
        '\n', 302,
        '\r', 129,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '[', 663,
        '\\', 38,
        '^', 211,
        'a', 497,
        'd', 501,
        'e', 500,
        'i', 498,
        'o', 502,
        'w', 495,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(131);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 131:
      ADVANCE_MAP(
        '\n', 302,
        '\r', 129,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 38,
        '^', 211,
        'a', 226,
        'd', 230,
        'e', 229,
        'i', 227,
        'o', 232,
        'w', 224,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(131);
      END_STATE();
    case 132:
      if (lookahead == '\n') ADVANCE(303);
      END_STATE();
    case 133:
      ADVANCE_MAP(
        '\n', 303,
        '\r', 132,
        '!', 190,
        '#', 665,
        '&', 154,
        '(', 310,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 188,
        '<', 449,
        '=', 560,
        '>', 453,
        '[', 663,
        '\\', 40,
        '^', 211,
        'a', 226,
        'd', 230,
        'i', 227,
        'o', 232,
        'w', 224,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(134);
      END_STATE();
    case 134:
      ADVANCE_MAP(
        '\n', 303,
        '\r', 132,
        '!', 190,
        '#', 665,
        '&', 154,
        '(', 310,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        '<', 449,
        '=', 560,
        '>', 453,
        '\\', 40,
        '^', 211,
        'a', 226,
        'd', 230,
        'i', 227,
        'o', 232,
        'w', 224,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(134);
      END_STATE();
    case 135:
      if (lookahead == '\n') ADVANCE(304);
      END_STATE();
    case 136:
      ADVANCE_MAP(
        '\n', 304,
        '\r', 135,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        '<', 449,
        '=', 560,
        '>', 453,
        '[', 663,
        '\\', 42,
        '^', 211,
        'a', 497,
        'd', 501,
        'i', 498,
        'o', 502,
        'w', 495,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(137);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 137:
      ADVANCE_MAP(
        '\n', 304,
        '\r', 135,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        '<', 449,
        '=', 560,
        '>', 453,
        '\\', 42,
        '^', 211,
        'a', 226,
        'd', 230,
        'i', 227,
        'o', 232,
        'w', 224,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(137);
      END_STATE();
    case 138:
      if (lookahead == '\n') ADVANCE(305);
      END_STATE();
    case 139:
      ADVANCE_MAP(
        '\n', 305,
        '\r', 138,
        '!', 190,
        '#', 665,
        '&', 154,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 533,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '[', 663,
        '\\', 44,
        '^', 211,
        'a', 497,
        'i', 498,
        'o', 502,
        'w', 495,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(140);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 140:
      ADVANCE_MAP(
        '\n', 305,
        '\r', 138,
        '!', 190,
        '#', 665,
        '&', 154,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 533,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 44,
        '^', 211,
        'a', 226,
        'i', 227,
        'o', 232,
        'w', 224,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(140);
      END_STATE();
    case 141:
      if (lookahead == '\n') ADVANCE(306);
      END_STATE();
    case 142:
      ADVANCE_MAP(
        '\n', 306,
        '\r', 141,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '[', 663,
        '\\', 46,
        '^', 211,
        'a', 497,
        'e', 500,
        'i', 498,
        'o', 502,
        'w', 495,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(143);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 143:
      ADVANCE_MAP(
        '\n', 306,
        '\r', 141,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 46,
        '^', 211,
        'a', 226,
        'e', 229,
        'i', 227,
        'o', 232,
        'w', 224,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(143);
      END_STATE();
    case 144:
      if (lookahead == '\n') ADVANCE(307);
      END_STATE();
    case 145:
      ADVANCE_MAP(
        '\n', 307,
        '\r', 144,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        '<', 449,
        '=', 560,
        '>', 453,
        '[', 663,
        '\\', 48,
        '^', 211,
        'a', 497,
        'i', 498,
        'o', 502,
        'w', 495,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(146);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 146:
      ADVANCE_MAP(
        '\n', 307,
        '\r', 144,
        '!', 190,
        '#', 665,
        '&', 154,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        '<', 449,
        '=', 560,
        '>', 453,
        '\\', 48,
        '^', 211,
        'a', 226,
        'i', 227,
        'o', 232,
        'w', 224,
        '|', 457,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(146);
      END_STATE();
    case 147:
      if (lookahead == '\n') ADVANCE(308);
      END_STATE();
    case 148:
      ADVANCE_MAP(
        '\n', 308,
        '\r', 147,
        '!', 179,
        '"', 435,
        '#', 665,
        '%', 184,
        '&', 155,
        '\'', 437,
        ')', 311,
        '*', 158,
        '+', 160,
        '-', 162,
        '.', 168,
        '/', 172,
        '<', 176,
        '=', 180,
        '>', 178,
        '@', 175,
        '\\', 57,
        ']', 445,
        '^', 183,
        '{', 243,
        '|', 182,
        '}', 443,
        '~', 202,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(148);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 149:
      ADVANCE_MAP(
        '!', 427,
        '%', 432,
        '&', 415,
        '*', 416,
        '+', 418,
        '-', 420,
        '.', 422,
        '/', 423,
        ':', 556,
        '<', 424,
        '=', 428,
        '>', 426,
        '@', 413,
        '\\', 205,
        '^', 431,
        '{', 242,
        '|', 430,
        '~', 193,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(512);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(434);
      END_STATE();
    case 150:
      ADVANCE_MAP(
        '!', 427,
        '%', 432,
        '&', 415,
        '*', 416,
        '+', 418,
        '-', 420,
        '.', 422,
        '/', 423,
        ':', 556,
        '<', 424,
        '=', 428,
        '>', 426,
        '@', 413,
        '\\', 205,
        '^', 431,
        '{', 242,
        '|', 430,
        '~', 193,
      );
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(434);
      END_STATE();
    case 151:
      if (lookahead == '"') ADVANCE(152);
      END_STATE();
    case 152:
      if (lookahead == '"') ADVANCE(440);
      END_STATE();
    case 153:
      if (lookahead == '&') ADVANCE(175);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 154:
      if (lookahead == '&') ADVANCE(571);
      END_STATE();
    case 155:
      if (lookahead == '&') ADVANCE(153);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 156:
      if (lookahead == '\'') ADVANCE(157);
      END_STATE();
    case 157:
      if (lookahead == '\'') ADVANCE(439);
      END_STATE();
    case 158:
      if (lookahead == '*') ADVANCE(175);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 159:
      if (lookahead == '+') ADVANCE(175);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 160:
      if (lookahead == '+') ADVANCE(159);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 161:
      if (lookahead == '-') ADVANCE(175);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 162:
      if (lookahead == '-') ADVANCE(161);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '>') ADVANCE(175);
      END_STATE();
    case 163:
      if (lookahead == '.') ADVANCE(522);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 164:
      if (lookahead == '.') ADVANCE(175);
      if (lookahead == '/') ADVANCE(171);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 165:
      if (lookahead == '.') ADVANCE(523);
      END_STATE();
    case 166:
      if (lookahead == '.') ADVANCE(253);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(166);
      END_STATE();
    case 167:
      if (lookahead == '.') ADVANCE(388);
      END_STATE();
    case 168:
      if (lookahead == '.') ADVANCE(164);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 169:
      if (lookahead == '.') ADVANCE(167);
      END_STATE();
    case 170:
      if (lookahead == '/') ADVANCE(413);
      END_STATE();
    case 171:
      if (lookahead == '/') ADVANCE(175);
      END_STATE();
    case 172:
      if (lookahead == '/') ADVANCE(175);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 173:
      if (lookahead == '0') ADVANCE(403);
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(174);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(404);
      END_STATE();
    case 174:
      if (lookahead == '0') ADVANCE(403);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(404);
      END_STATE();
    case 175:
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 176:
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '<') ADVANCE(204);
      if (lookahead == '|') ADVANCE(192);
      if (lookahead == '~') ADVANCE(181);
      if (lookahead == '-' ||
          lookahead == '=' ||
          lookahead == '>') ADVANCE(175);
      END_STATE();
    case 177:
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '=') ADVANCE(175);
      END_STATE();
    case 178:
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '=') ADVANCE(175);
      if (lookahead == '>') ADVANCE(516);
      END_STATE();
    case 179:
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '=') ADVANCE(177);
      END_STATE();
    case 180:
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '=') ADVANCE(177);
      if (lookahead == '~') ADVANCE(175);
      END_STATE();
    case 181:
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '>') ADVANCE(175);
      END_STATE();
    case 182:
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '>') ADVANCE(175);
      if (lookahead == '|') ADVANCE(185);
      END_STATE();
    case 183:
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '^') ADVANCE(208);
      END_STATE();
    case 184:
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '{') ADVANCE(243);
      END_STATE();
    case 185:
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '|') ADVANCE(175);
      END_STATE();
    case 186:
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(175);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(186);
      END_STATE();
    case 187:
      if (lookahead == ':') ADVANCE(555);
      END_STATE();
    case 188:
      if (lookahead == ':') ADVANCE(555);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(512);
      END_STATE();
    case 189:
      if (lookahead == '<') ADVANCE(594);
      if (lookahead == '~') ADVANCE(598);
      END_STATE();
    case 190:
      if (lookahead == '=') ADVANCE(581);
      END_STATE();
    case 191:
      if (lookahead == '>') ADVANCE(413);
      END_STATE();
    case 192:
      if (lookahead == '>') ADVANCE(175);
      END_STATE();
    case 193:
      if (lookahead == '>') ADVANCE(429);
      if (lookahead == '~') ADVANCE(245);
      END_STATE();
    case 194:
      if (lookahead == '>') ADVANCE(609);
      END_STATE();
    case 195:
      if (lookahead == '>') ADVANCE(597);
      END_STATE();
    case 196:
      if (lookahead == '>') ADVANCE(632);
      END_STATE();
    case 197:
      if (lookahead == '>') ADVANCE(605);
      END_STATE();
    case 198:
      if (lookahead == '>') ADVANCE(605);
      if (lookahead == '~') ADVANCE(248);
      END_STATE();
    case 199:
      if (lookahead == '>') ADVANCE(608);
      END_STATE();
    case 200:
      if (lookahead == '>') ADVANCE(596);
      END_STATE();
    case 201:
      if (lookahead == '>') ADVANCE(515);
      END_STATE();
    case 202:
      if (lookahead == '>') ADVANCE(181);
      if (lookahead == '~') ADVANCE(246);
      END_STATE();
    case 203:
      if (lookahead == '>') ADVANCE(191);
      if (lookahead == '<' ||
          lookahead == '~') ADVANCE(413);
      END_STATE();
    case 204:
      if (lookahead == '>') ADVANCE(192);
      if (lookahead == '<' ||
          lookahead == '~') ADVANCE(175);
      END_STATE();
    case 205:
      if (lookahead == '\\') ADVANCE(413);
      END_STATE();
    case 206:
      if (lookahead == '\\') ADVANCE(406);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(405);
      END_STATE();
    case 207:
      if (lookahead == '^') ADVANCE(413);
      END_STATE();
    case 208:
      if (lookahead == '^') ADVANCE(175);
      END_STATE();
    case 209:
      if (lookahead == '^') ADVANCE(615);
      END_STATE();
    case 210:
      if (lookahead == '^') ADVANCE(614);
      END_STATE();
    case 211:
      if (lookahead == '^') ADVANCE(210);
      END_STATE();
    case 212:
      if (lookahead == 'a') ADVANCE(236);
      END_STATE();
    case 213:
      if (lookahead == 'c') ADVANCE(239);
      END_STATE();
    case 214:
      if (lookahead == 'c') ADVANCE(223);
      END_STATE();
    case 215:
      if (lookahead == 'd') ADVANCE(574);
      END_STATE();
    case 216:
      if (lookahead == 'd') ADVANCE(652);
      END_STATE();
    case 217:
      if (lookahead == 'e') ADVANCE(648);
      END_STATE();
    case 218:
      if (lookahead == 'e') ADVANCE(658);
      END_STATE();
    case 219:
      if (lookahead == 'e') ADVANCE(228);
      END_STATE();
    case 220:
      if (lookahead == 'e') ADVANCE(233);
      END_STATE();
    case 221:
      if (lookahead == 'e') ADVANCE(234);
      END_STATE();
    case 222:
      if (lookahead == 'f') ADVANCE(238);
      if (lookahead == 'n') ADVANCE(215);
      END_STATE();
    case 223:
      if (lookahead == 'h') ADVANCE(640);
      END_STATE();
    case 224:
      if (lookahead == 'h') ADVANCE(219);
      END_STATE();
    case 225:
      if (lookahead == 'l') ADVANCE(235);
      if (lookahead == 'n') ADVANCE(216);
      END_STATE();
    case 226:
      if (lookahead == 'n') ADVANCE(215);
      END_STATE();
    case 227:
      if (lookahead == 'n') ADVANCE(610);
      END_STATE();
    case 228:
      if (lookahead == 'n') ADVANCE(551);
      END_STATE();
    case 229:
      if (lookahead == 'n') ADVANCE(216);
      END_STATE();
    case 230:
      if (lookahead == 'o') ADVANCE(644);
      END_STATE();
    case 231:
      if (lookahead == 'o') ADVANCE(237);
      END_STATE();
    case 232:
      if (lookahead == 'r') ADVANCE(566);
      END_STATE();
    case 233:
      if (lookahead == 'r') ADVANCE(636);
      END_STATE();
    case 234:
      if (lookahead == 's') ADVANCE(213);
      END_STATE();
    case 235:
      if (lookahead == 's') ADVANCE(217);
      END_STATE();
    case 236:
      if (lookahead == 't') ADVANCE(214);
      END_STATE();
    case 237:
      if (lookahead == 't') ADVANCE(542);
      END_STATE();
    case 238:
      if (lookahead == 't') ADVANCE(220);
      END_STATE();
    case 239:
      if (lookahead == 'u') ADVANCE(218);
      END_STATE();
    case 240:
      if (lookahead == '{') ADVANCE(263);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(465);
      END_STATE();
    case 241:
      if (lookahead == '{') ADVANCE(263);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(265);
      END_STATE();
    case 242:
      if (lookahead == '}') ADVANCE(413);
      END_STATE();
    case 243:
      if (lookahead == '}') ADVANCE(175);
      END_STATE();
    case 244:
      if (lookahead == '}') ADVANCE(463);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(244);
      END_STATE();
    case 245:
      if (lookahead == '~') ADVANCE(413);
      END_STATE();
    case 246:
      if (lookahead == '~') ADVANCE(175);
      END_STATE();
    case 247:
      if (lookahead == '~') ADVANCE(541);
      END_STATE();
    case 248:
      if (lookahead == '~') ADVANCE(540);
      END_STATE();
    case 249:
      if (lookahead == '~') ADVANCE(248);
      END_STATE();
    case 250:
      if (lookahead == '0' ||
          lookahead == '1') ADVANCE(394);
      END_STATE();
    case 251:
      if (lookahead == '0' ||
          lookahead == '1') ADVANCE(400);
      END_STATE();
    case 252:
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(511);
      END_STATE();
    case 253:
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(253);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(391);
      END_STATE();
    case 254:
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(395);
      END_STATE();
    case 255:
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(401);
      END_STATE();
    case 256:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(393);
      END_STATE();
    case 257:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(399);
      END_STATE();
    case 258:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(404);
      END_STATE();
    case 259:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(398);
      END_STATE();
    case 260:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(396);
      END_STATE();
    case 261:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(402);
      END_STATE();
    case 262:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(463);
      END_STATE();
    case 263:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(244);
      END_STATE();
    case 264:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(262);
      END_STATE();
    case 265:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(264);
      END_STATE();
    case 266:
      if (eof) ADVANCE(277);
      ADVANCE_MAP(
        '\n', 278,
        '\r', 1,
        '!', 535,
        '"', 436,
        '#', 664,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 310,
        ')', 311,
        '*', 628,
        '+', 528,
        ',', 510,
        '-', 531,
        '.', 634,
        '/', 459,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 447,
        '=', 558,
        '>', 451,
        '?', 206,
        '@', 546,
        '[', 444,
        '\\', 4,
        ']', 445,
        '^', 538,
        'a', 327,
        'c', 315,
        'd', 338,
        'e', 331,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        'r', 324,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '}', 443,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(266);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 267:
      if (eof) ADVANCE(277);
      ADVANCE_MAP(
        '\n', 281,
        '\r', 78,
        '!', 536,
        '"', 436,
        '#', 665,
        '%', 519,
        '&', 526,
        '\'', 438,
        '(', 310,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 533,
        '.', 165,
        '/', 458,
        '0', 392,
        ':', 149,
        ';', 309,
        '<', 448,
        '=', 561,
        '>', 454,
        '?', 206,
        '@', 545,
        '[', 444,
        '\\', 6,
        ']', 445,
        '^', 539,
        'a', 371,
        'f', 351,
        'i', 372,
        'n', 367,
        'o', 376,
        't', 377,
        'w', 365,
        '{', 441,
        '|', 457,
        '}', 443,
        '~', 467,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(268);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(391);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(387);
      END_STATE();
    case 268:
      if (eof) ADVANCE(277);
      ADVANCE_MAP(
        '\n', 281,
        '\r', 78,
        '!', 536,
        '"', 436,
        '#', 665,
        '%', 519,
        '&', 526,
        '\'', 438,
        '(', 310,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 533,
        '.', 165,
        '/', 458,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 448,
        '=', 561,
        '>', 454,
        '?', 206,
        '@', 545,
        '[', 444,
        '\\', 6,
        ']', 445,
        '^', 539,
        'a', 371,
        'f', 351,
        'i', 372,
        'n', 367,
        'o', 376,
        't', 377,
        'w', 365,
        '{', 441,
        '|', 457,
        '}', 443,
        '~', 467,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(268);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(391);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(387);
      END_STATE();
    case 269:
      if (eof) ADVANCE(277);
      ADVANCE_MAP(
        '\n', 284,
        '\r', 85,
        '!', 535,
        '"', 436,
        '#', 665,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 662,
        ')', 311,
        '*', 628,
        '+', 528,
        ',', 510,
        '-', 531,
        '.', 634,
        '/', 459,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 447,
        '=', 558,
        '>', 452,
        '?', 206,
        '@', 546,
        '[', 663,
        '\\', 10,
        ']', 445,
        '^', 538,
        'a', 334,
        'd', 338,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '}', 443,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(270);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(390);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 270:
      if (eof) ADVANCE(277);
      ADVANCE_MAP(
        '\n', 284,
        '\r', 85,
        '!', 535,
        '"', 436,
        '#', 665,
        '%', 520,
        '&', 525,
        '\'', 438,
        '(', 310,
        ')', 311,
        '*', 628,
        '+', 528,
        ',', 510,
        '-', 531,
        '.', 634,
        '/', 459,
        '0', 392,
        ':', 150,
        ';', 309,
        '<', 447,
        '=', 558,
        '>', 452,
        '?', 206,
        '@', 546,
        '[', 444,
        '\\', 10,
        ']', 445,
        '^', 538,
        'a', 334,
        'd', 338,
        'f', 314,
        'i', 335,
        'n', 330,
        'o', 339,
        't', 340,
        'w', 328,
        '{', 442,
        '|', 456,
        '}', 443,
        '~', 466,
        0x2e2f, 387,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(270);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(393);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(390);
      if (set_contains(aux_sym_identifier_token1_character_set_1, 957, lookahead)) ADVANCE(350);
      if (set_contains(sym_keyword_character_set_1, 668, lookahead)) ADVANCE(186);
      END_STATE();
    case 271:
      if (eof) ADVANCE(277);
      ADVANCE_MAP(
        '\n', 294,
        '\r', 108,
        '!', 190,
        '#', 665,
        '&', 154,
        '(', 310,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 188,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '[', 663,
        '\\', 26,
        ']', 445,
        '^', 211,
        'a', 222,
        'c', 212,
        'd', 230,
        'e', 225,
        'i', 227,
        'o', 232,
        'r', 221,
        'w', 224,
        '{', 441,
        '|', 457,
        '}', 443,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(272);
      END_STATE();
    case 272:
      if (eof) ADVANCE(277);
      ADVANCE_MAP(
        '\n', 294,
        '\r', 108,
        '!', 190,
        '#', 665,
        '&', 154,
        '(', 310,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 26,
        ']', 445,
        '^', 211,
        'a', 222,
        'c', 212,
        'd', 230,
        'e', 225,
        'i', 227,
        'o', 232,
        'r', 221,
        'w', 224,
        '{', 441,
        '|', 457,
        '}', 443,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(272);
      END_STATE();
    case 273:
      if (eof) ADVANCE(277);
      ADVANCE_MAP(
        '\n', 299,
        '\r', 122,
        '!', 190,
        '#', 665,
        '&', 154,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '[', 663,
        '\\', 32,
        ']', 445,
        '^', 211,
        'a', 497,
        'd', 501,
        'i', 498,
        'o', 502,
        'w', 495,
        '{', 441,
        '|', 457,
        '}', 443,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(274);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 274:
      if (eof) ADVANCE(277);
      ADVANCE_MAP(
        '\n', 299,
        '\r', 122,
        '!', 190,
        '#', 665,
        '&', 154,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 32,
        ']', 445,
        '^', 211,
        'a', 226,
        'd', 230,
        'i', 227,
        'o', 232,
        'w', 224,
        '{', 441,
        '|', 457,
        '}', 443,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(274);
      END_STATE();
    case 275:
      if (eof) ADVANCE(277);
      ADVANCE_MAP(
        '\n', 301,
        '\r', 127,
        '!', 190,
        '#', 665,
        '&', 154,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '[', 663,
        '\\', 36,
        ']', 445,
        '^', 211,
        'a', 497,
        'i', 498,
        'o', 502,
        'w', 495,
        '{', 441,
        '|', 457,
        '}', 443,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(276);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 276:
      if (eof) ADVANCE(277);
      ADVANCE_MAP(
        '\n', 301,
        '\r', 127,
        '!', 190,
        '#', 665,
        '&', 154,
        ')', 311,
        '*', 629,
        '+', 529,
        ',', 510,
        '-', 532,
        '.', 635,
        '/', 461,
        ':', 187,
        ';', 309,
        '<', 449,
        '=', 560,
        '>', 454,
        '\\', 36,
        ']', 445,
        '^', 211,
        'a', 226,
        'i', 227,
        'o', 232,
        'w', 224,
        '{', 441,
        '|', 457,
        '}', 443,
        '~', 197,
      );
      if (lookahead == '\t' ||
          lookahead == ' ') SKIP(276);
      END_STATE();
    case 277:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 278:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(278);
      if (lookahead == '\r') ADVANCE(1);
      if (lookahead == '\\') ADVANCE(4);
      END_STATE();
    case 279:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(279);
      if (lookahead == '\r') ADVANCE(51);
      END_STATE();
    case 280:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(280);
      if (lookahead == '\r') ADVANCE(63);
      if (lookahead == '\\') ADVANCE(60);
      END_STATE();
    case 281:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(281);
      if (lookahead == '\r') ADVANCE(78);
      if (lookahead == '\\') ADVANCE(6);
      END_STATE();
    case 282:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(282);
      if (lookahead == '\r') ADVANCE(80);
      if (lookahead == '\\') ADVANCE(8);
      END_STATE();
    case 283:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(283);
      if (lookahead == '\r') ADVANCE(82);
      if (lookahead == '\\') ADVANCE(69);
      END_STATE();
    case 284:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(284);
      if (lookahead == '\r') ADVANCE(85);
      if (lookahead == '\\') ADVANCE(10);
      END_STATE();
    case 285:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(285);
      if (lookahead == '\r') ADVANCE(87);
      if (lookahead == '\\') ADVANCE(71);
      END_STATE();
    case 286:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(286);
      if (lookahead == '\r') ADVANCE(90);
      if (lookahead == '\\') ADVANCE(73);
      END_STATE();
    case 287:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(287);
      if (lookahead == '\r') ADVANCE(93);
      if (lookahead == '\\') ADVANCE(12);
      END_STATE();
    case 288:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(288);
      if (lookahead == '\r') ADVANCE(95);
      if (lookahead == '\\') ADVANCE(14);
      END_STATE();
    case 289:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(289);
      if (lookahead == '\r') ADVANCE(97);
      if (lookahead == '\\') ADVANCE(16);
      END_STATE();
    case 290:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(290);
      if (lookahead == '\r') ADVANCE(99);
      if (lookahead == '\\') ADVANCE(18);
      END_STATE();
    case 291:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(291);
      if (lookahead == '\r') ADVANCE(101);
      if (lookahead == '\\') ADVANCE(20);
      END_STATE();
    case 292:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(292);
      if (lookahead == '\r') ADVANCE(103);
      if (lookahead == '\\') ADVANCE(22);
      END_STATE();
    case 293:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(293);
      if (lookahead == '\r') ADVANCE(105);
      if (lookahead == '\\') ADVANCE(24);
      END_STATE();
    case 294:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(294);
      if (lookahead == '\r') ADVANCE(108);
      if (lookahead == '\\') ADVANCE(26);
      END_STATE();
    case 295:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(295);
      if (lookahead == '\r') ADVANCE(110);
      if (lookahead == '\\') ADVANCE(28);
      END_STATE();
    case 296:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(296);
      if (lookahead == '\r') ADVANCE(113);
      if (lookahead == '\\') ADVANCE(75);
      END_STATE();
    case 297:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(297);
      if (lookahead == '\r') ADVANCE(116);
      if (lookahead == '\\') ADVANCE(30);
      END_STATE();
    case 298:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(298);
      if (lookahead == '\r') ADVANCE(119);
      if (lookahead == '\\') ADVANCE(77);
      END_STATE();
    case 299:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(299);
      if (lookahead == '\r') ADVANCE(122);
      if (lookahead == '\\') ADVANCE(32);
      END_STATE();
    case 300:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(300);
      if (lookahead == '\r') ADVANCE(124);
      if (lookahead == '\\') ADVANCE(34);
      END_STATE();
    case 301:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(301);
      if (lookahead == '\r') ADVANCE(127);
      if (lookahead == '\\') ADVANCE(36);
      END_STATE();
    case 302:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(302);
      if (lookahead == '\r') ADVANCE(129);
      if (lookahead == '\\') ADVANCE(38);
      END_STATE();
    case 303:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(303);
      if (lookahead == '\r') ADVANCE(132);
      if (lookahead == '\\') ADVANCE(40);
      END_STATE();
    case 304:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(304);
      if (lookahead == '\r') ADVANCE(135);
      if (lookahead == '\\') ADVANCE(42);
      END_STATE();
    case 305:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(305);
      if (lookahead == '\r') ADVANCE(138);
      if (lookahead == '\\') ADVANCE(44);
      END_STATE();
    case 306:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(306);
      if (lookahead == '\r') ADVANCE(141);
      if (lookahead == '\\') ADVANCE(46);
      END_STATE();
    case 307:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(307);
      if (lookahead == '\r') ADVANCE(144);
      if (lookahead == '\\') ADVANCE(48);
      END_STATE();
    case 308:
      ACCEPT_TOKEN(aux_sym__terminator_token1);
      if (lookahead == '\n') ADVANCE(308);
      if (lookahead == '\r') ADVANCE(147);
      if (lookahead == '\\') ADVANCE(57);
      END_STATE();
    case 309:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 310:
      ACCEPT_TOKEN(anon_sym_LPAREN);
      END_STATE();
    case 311:
      ACCEPT_TOKEN(anon_sym_RPAREN);
      END_STATE();
    case 312:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      END_STATE();
    case 313:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 314:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'a') ADVANCE(333);
      if (lookahead == 'n') ADVANCE(656);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 315:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'a') ADVANCE(345);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 316:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'c') ADVANCE(329);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 317:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'c') ADVANCE(349);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 318:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'd') ADVANCE(575);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 319:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'd') ADVANCE(653);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 320:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'e') ADVANCE(649);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 321:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'e') ADVANCE(407);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 322:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'e') ADVANCE(409);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 323:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'e') ADVANCE(659);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 324:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'e') ADVANCE(342);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 325:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'e') ADVANCE(336);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 326:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'e') ADVANCE(341);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 327:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'f') ADVANCE(347);
      if (lookahead == 'n') ADVANCE(318);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 328:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'h') ADVANCE(325);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 329:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'h') ADVANCE(641);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 330:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'i') ADVANCE(332);
      if (lookahead == 'o') ADVANCE(346);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 331:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'l') ADVANCE(343);
      if (lookahead == 'n') ADVANCE(319);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 332:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'l') ADVANCE(411);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 333:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'l') ADVANCE(344);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 334:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'n') ADVANCE(318);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 335:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'n') ADVANCE(611);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 336:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'n') ADVANCE(552);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 337:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'n') ADVANCE(319);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 338:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'o') ADVANCE(645);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 339:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'r') ADVANCE(567);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 340:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'r') ADVANCE(348);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 341:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'r') ADVANCE(637);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 342:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 's') ADVANCE(317);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 343:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 's') ADVANCE(320);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 344:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 's') ADVANCE(322);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 345:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 't') ADVANCE(316);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 346:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 't') ADVANCE(543);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 347:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 't') ADVANCE(326);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 348:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'u') ADVANCE(321);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 349:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'u') ADVANCE(323);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 350:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 351:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'a') ADVANCE(368);
      if (lookahead == 'n') ADVANCE(657);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 352:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'a') ADVANCE(383);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 353:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'c') ADVANCE(366);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 354:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'c') ADVANCE(386);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 355:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'd') ADVANCE(576);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 356:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'd') ADVANCE(654);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 357:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'e') ADVANCE(408);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 358:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'e') ADVANCE(410);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 359:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'e') ADVANCE(650);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 360:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'e') ADVANCE(660);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 361:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'e') ADVANCE(379);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 362:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'e') ADVANCE(373);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 363:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'e') ADVANCE(378);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 364:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'f') ADVANCE(384);
      if (lookahead == 'n') ADVANCE(355);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 365:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'h') ADVANCE(362);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 366:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'h') ADVANCE(642);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 367:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'i') ADVANCE(369);
      if (lookahead == 'o') ADVANCE(382);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 368:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'l') ADVANCE(380);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 369:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'l') ADVANCE(412);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 370:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'l') ADVANCE(381);
      if (lookahead == 'n') ADVANCE(356);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 371:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'n') ADVANCE(355);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 372:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'n') ADVANCE(612);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 373:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'n') ADVANCE(553);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 374:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'n') ADVANCE(356);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 375:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'o') ADVANCE(646);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 376:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'r') ADVANCE(568);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 377:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'r') ADVANCE(385);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 378:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'r') ADVANCE(638);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 379:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 's') ADVANCE(354);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 380:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 's') ADVANCE(358);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 381:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 's') ADVANCE(359);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 382:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 't') ADVANCE(544);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 383:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 't') ADVANCE(353);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 384:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 't') ADVANCE(363);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 385:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'u') ADVANCE(357);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 386:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == 'u') ADVANCE(360);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 387:
      ACCEPT_TOKEN(aux_sym_identifier_token1);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 388:
      ACCEPT_TOKEN(anon_sym_DOT_DOT_DOT);
      END_STATE();
    case 389:
      ACCEPT_TOKEN(anon_sym_DOT_DOT_DOT);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 390:
      ACCEPT_TOKEN(sym_alias);
      if (lookahead == '.') ADVANCE(253);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(175);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(166);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(390);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(186);
      END_STATE();
    case 391:
      ACCEPT_TOKEN(sym_alias);
      if (lookahead == '.') ADVANCE(253);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(166);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(391);
      END_STATE();
    case 392:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '.') ADVANCE(257);
      if (lookahead == '_') ADVANCE(256);
      if (lookahead == 'b') ADVANCE(250);
      if (lookahead == 'o') ADVANCE(254);
      if (lookahead == 'x') ADVANCE(260);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(393);
      END_STATE();
    case 393:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '.') ADVANCE(257);
      if (lookahead == '_') ADVANCE(256);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(393);
      END_STATE();
    case 394:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '_') ADVANCE(250);
      if (lookahead == '0' ||
          lookahead == '1') ADVANCE(394);
      END_STATE();
    case 395:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '_') ADVANCE(254);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(395);
      END_STATE();
    case 396:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '_') ADVANCE(260);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(396);
      END_STATE();
    case 397:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '_') ADVANCE(259);
      if (lookahead == 'b') ADVANCE(250);
      if (lookahead == 'o') ADVANCE(254);
      if (lookahead == 'x') ADVANCE(260);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(398);
      END_STATE();
    case 398:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '_') ADVANCE(259);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(398);
      END_STATE();
    case 399:
      ACCEPT_TOKEN(sym_float);
      if (lookahead == '_') ADVANCE(257);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(173);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(399);
      END_STATE();
    case 400:
      ACCEPT_TOKEN(sym_float);
      if (lookahead == '_') ADVANCE(251);
      if (lookahead == '0' ||
          lookahead == '1') ADVANCE(400);
      END_STATE();
    case 401:
      ACCEPT_TOKEN(sym_float);
      if (lookahead == '_') ADVANCE(255);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(401);
      END_STATE();
    case 402:
      ACCEPT_TOKEN(sym_float);
      if (lookahead == '_') ADVANCE(261);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(402);
      END_STATE();
    case 403:
      ACCEPT_TOKEN(sym_float);
      if (lookahead == '_') ADVANCE(258);
      if (lookahead == 'b') ADVANCE(251);
      if (lookahead == 'o') ADVANCE(255);
      if (lookahead == 'x') ADVANCE(261);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(404);
      END_STATE();
    case 404:
      ACCEPT_TOKEN(sym_float);
      if (lookahead == '_') ADVANCE(258);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(404);
      END_STATE();
    case 405:
      ACCEPT_TOKEN(sym_char);
      END_STATE();
    case 406:
      ACCEPT_TOKEN(sym_char);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(405);
      END_STATE();
    case 407:
      ACCEPT_TOKEN(anon_sym_true);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 408:
      ACCEPT_TOKEN(anon_sym_true);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 409:
      ACCEPT_TOKEN(anon_sym_false);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 410:
      ACCEPT_TOKEN(anon_sym_false);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 411:
      ACCEPT_TOKEN(anon_sym_nil);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 412:
      ACCEPT_TOKEN(anon_sym_nil);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 413:
      ACCEPT_TOKEN(sym_atom);
      END_STATE();
    case 414:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '&') ADVANCE(413);
      END_STATE();
    case 415:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '&') ADVANCE(414);
      END_STATE();
    case 416:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '*') ADVANCE(413);
      END_STATE();
    case 417:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '+') ADVANCE(413);
      END_STATE();
    case 418:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '+') ADVANCE(417);
      END_STATE();
    case 419:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '-') ADVANCE(413);
      END_STATE();
    case 420:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '-') ADVANCE(419);
      if (lookahead == '>') ADVANCE(413);
      END_STATE();
    case 421:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '.') ADVANCE(413);
      if (lookahead == '/') ADVANCE(170);
      END_STATE();
    case 422:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '.') ADVANCE(421);
      END_STATE();
    case 423:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '/') ADVANCE(413);
      END_STATE();
    case 424:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '<') ADVANCE(203);
      if (lookahead == '|') ADVANCE(191);
      if (lookahead == '~') ADVANCE(429);
      if (lookahead == '-' ||
          lookahead == '=' ||
          lookahead == '>') ADVANCE(413);
      END_STATE();
    case 425:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '=') ADVANCE(413);
      END_STATE();
    case 426:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '=') ADVANCE(413);
      if (lookahead == '>') ADVANCE(191);
      END_STATE();
    case 427:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '=') ADVANCE(425);
      END_STATE();
    case 428:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '=') ADVANCE(425);
      if (lookahead == '~') ADVANCE(413);
      END_STATE();
    case 429:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '>') ADVANCE(413);
      END_STATE();
    case 430:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '>') ADVANCE(413);
      if (lookahead == '|') ADVANCE(433);
      END_STATE();
    case 431:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '^') ADVANCE(207);
      END_STATE();
    case 432:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '{') ADVANCE(242);
      END_STATE();
    case 433:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '|') ADVANCE(413);
      END_STATE();
    case 434:
      ACCEPT_TOKEN(sym_atom);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(413);
      if (set_contains(sym_atom_character_set_2, 770, lookahead)) ADVANCE(434);
      END_STATE();
    case 435:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      END_STATE();
    case 436:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      if (lookahead == '"') ADVANCE(152);
      END_STATE();
    case 437:
      ACCEPT_TOKEN(anon_sym_SQUOTE);
      END_STATE();
    case 438:
      ACCEPT_TOKEN(anon_sym_SQUOTE);
      if (lookahead == '\'') ADVANCE(157);
      END_STATE();
    case 439:
      ACCEPT_TOKEN(anon_sym_SQUOTE_SQUOTE_SQUOTE);
      END_STATE();
    case 440:
      ACCEPT_TOKEN(anon_sym_DQUOTE_DQUOTE_DQUOTE);
      END_STATE();
    case 441:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 442:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      if (lookahead == '}') ADVANCE(175);
      END_STATE();
    case 443:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 444:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      END_STATE();
    case 445:
      ACCEPT_TOKEN(anon_sym_RBRACK);
      END_STATE();
    case 446:
      ACCEPT_TOKEN(anon_sym_LT);
      END_STATE();
    case 447:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '-') ADVANCE(548);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '<') ADVANCE(513);
      if (lookahead == '=') ADVANCE(589);
      if (lookahead == '>') ADVANCE(627);
      if (lookahead == '|') ADVANCE(194);
      if (lookahead == '~') ADVANCE(602);
      END_STATE();
    case 448:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '-') ADVANCE(547);
      if (lookahead == '<') ADVANCE(514);
      if (lookahead == '=') ADVANCE(588);
      if (lookahead == '>') ADVANCE(626);
      if (lookahead == '|') ADVANCE(199);
      if (lookahead == '~') ADVANCE(603);
      END_STATE();
    case 449:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '-') ADVANCE(547);
      if (lookahead == '<') ADVANCE(189);
      if (lookahead == '=') ADVANCE(588);
      if (lookahead == '>') ADVANCE(626);
      if (lookahead == '|') ADVANCE(199);
      if (lookahead == '~') ADVANCE(603);
      END_STATE();
    case 450:
      ACCEPT_TOKEN(anon_sym_GT);
      END_STATE();
    case 451:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '=') ADVANCE(591);
      if (lookahead == '>') ADVANCE(517);
      END_STATE();
    case 452:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '=') ADVANCE(591);
      if (lookahead == '>') ADVANCE(195);
      END_STATE();
    case 453:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == '=') ADVANCE(590);
      if (lookahead == '>') ADVANCE(518);
      END_STATE();
    case 454:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == '=') ADVANCE(590);
      if (lookahead == '>') ADVANCE(200);
      END_STATE();
    case 455:
      ACCEPT_TOKEN(anon_sym_PIPE);
      END_STATE();
    case 456:
      ACCEPT_TOKEN(anon_sym_PIPE);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '>') ADVANCE(593);
      if (lookahead == '|') ADVANCE(562);
      END_STATE();
    case 457:
      ACCEPT_TOKEN(anon_sym_PIPE);
      if (lookahead == '>') ADVANCE(592);
      if (lookahead == '|') ADVANCE(563);
      END_STATE();
    case 458:
      ACCEPT_TOKEN(anon_sym_SLASH);
      END_STATE();
    case 459:
      ACCEPT_TOKEN(anon_sym_SLASH);
      if (lookahead == '/') ADVANCE(617);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 460:
      ACCEPT_TOKEN(anon_sym_SLASH);
      if (lookahead == '/') ADVANCE(175);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 461:
      ACCEPT_TOKEN(anon_sym_SLASH);
      if (lookahead == '/') ADVANCE(616);
      END_STATE();
    case 462:
      ACCEPT_TOKEN(anon_sym_POUND_LBRACE);
      END_STATE();
    case 463:
      ACCEPT_TOKEN(sym_escape_sequence);
      END_STATE();
    case 464:
      ACCEPT_TOKEN(sym_escape_sequence);
      if (lookahead == '\n') ADVANCE(280);
      if (lookahead == '\r') ADVANCE(63);
      if (lookahead == '\\') ADVANCE(60);
      END_STATE();
    case 465:
      ACCEPT_TOKEN(sym_escape_sequence);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(463);
      END_STATE();
    case 466:
      ACCEPT_TOKEN(anon_sym_TILDE);
      if (lookahead == '>') ADVANCE(604);
      if (lookahead == '~') ADVANCE(247);
      END_STATE();
    case 467:
      ACCEPT_TOKEN(anon_sym_TILDE);
      if (lookahead == '>') ADVANCE(605);
      if (lookahead == '~') ADVANCE(248);
      END_STATE();
    case 468:
      ACCEPT_TOKEN(aux_sym_sigil_token1);
      END_STATE();
    case 469:
      ACCEPT_TOKEN(aux_sym_sigil_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'a') ADVANCE(333);
      if (lookahead == 'n') ADVANCE(656);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 470:
      ACCEPT_TOKEN(aux_sym_sigil_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'a') ADVANCE(345);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 471:
      ACCEPT_TOKEN(aux_sym_sigil_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'e') ADVANCE(342);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 472:
      ACCEPT_TOKEN(aux_sym_sigil_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'f') ADVANCE(347);
      if (lookahead == 'n') ADVANCE(318);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 473:
      ACCEPT_TOKEN(aux_sym_sigil_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'h') ADVANCE(325);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 474:
      ACCEPT_TOKEN(aux_sym_sigil_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'i') ADVANCE(332);
      if (lookahead == 'o') ADVANCE(346);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 475:
      ACCEPT_TOKEN(aux_sym_sigil_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'l') ADVANCE(343);
      if (lookahead == 'n') ADVANCE(319);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 476:
      ACCEPT_TOKEN(aux_sym_sigil_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'n') ADVANCE(611);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 477:
      ACCEPT_TOKEN(aux_sym_sigil_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'o') ADVANCE(645);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 478:
      ACCEPT_TOKEN(aux_sym_sigil_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'r') ADVANCE(567);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 479:
      ACCEPT_TOKEN(aux_sym_sigil_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == 'r') ADVANCE(348);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 480:
      ACCEPT_TOKEN(aux_sym_sigil_token1);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 481:
      ACCEPT_TOKEN(aux_sym_sigil_token2);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(175);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z')) ADVANCE(481);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(186);
      END_STATE();
    case 482:
      ACCEPT_TOKEN(aux_sym_sigil_token2);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z')) ADVANCE(482);
      END_STATE();
    case 483:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'a') ADVANCE(506);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 484:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'c') ADVANCE(508);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 485:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'c') ADVANCE(494);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 486:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'd') ADVANCE(577);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 487:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'd') ADVANCE(655);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 488:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'e') ADVANCE(651);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 489:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'e') ADVANCE(661);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 490:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'e') ADVANCE(499);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 491:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'e') ADVANCE(503);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 492:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'e') ADVANCE(504);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 493:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'f') ADVANCE(507);
      if (lookahead == 'n') ADVANCE(486);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 494:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'h') ADVANCE(643);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 495:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'h') ADVANCE(490);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 496:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'l') ADVANCE(505);
      if (lookahead == 'n') ADVANCE(487);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 497:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'n') ADVANCE(486);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 498:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'n') ADVANCE(613);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 499:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'n') ADVANCE(554);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 500:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'n') ADVANCE(487);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 501:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'o') ADVANCE(647);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 502:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'r') ADVANCE(569);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 503:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'r') ADVANCE(639);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 504:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 's') ADVANCE(484);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 505:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 's') ADVANCE(488);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 506:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 't') ADVANCE(485);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 507:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 't') ADVANCE(491);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 508:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (lookahead == 'u') ADVANCE(489);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 509:
      ACCEPT_TOKEN(aux_sym_sigil_token3);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 510:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 511:
      ACCEPT_TOKEN(sym_keyword);
      END_STATE();
    case 512:
      ACCEPT_TOKEN(aux_sym_quoted_keyword_token1);
      END_STATE();
    case 513:
      ACCEPT_TOKEN(anon_sym_LT_LT);
      if (lookahead == '<') ADVANCE(595);
      if (lookahead == '>') ADVANCE(192);
      if (lookahead == '~') ADVANCE(599);
      END_STATE();
    case 514:
      ACCEPT_TOKEN(anon_sym_LT_LT);
      if (lookahead == '<') ADVANCE(594);
      if (lookahead == '~') ADVANCE(598);
      END_STATE();
    case 515:
      ACCEPT_TOKEN(anon_sym_GT_GT);
      END_STATE();
    case 516:
      ACCEPT_TOKEN(anon_sym_GT_GT);
      if (lookahead == '>') ADVANCE(175);
      END_STATE();
    case 517:
      ACCEPT_TOKEN(anon_sym_GT_GT);
      if (lookahead == '>') ADVANCE(597);
      END_STATE();
    case 518:
      ACCEPT_TOKEN(anon_sym_GT_GT);
      if (lookahead == '>') ADVANCE(596);
      END_STATE();
    case 519:
      ACCEPT_TOKEN(anon_sym_PERCENT);
      END_STATE();
    case 520:
      ACCEPT_TOKEN(anon_sym_PERCENT);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '{') ADVANCE(243);
      END_STATE();
    case 521:
      ACCEPT_TOKEN(anon_sym_DOT_DOT);
      END_STATE();
    case 522:
      ACCEPT_TOKEN(anon_sym_DOT_DOT);
      if (lookahead == '.') ADVANCE(389);
      if (lookahead == '/') ADVANCE(171);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 523:
      ACCEPT_TOKEN(anon_sym_DOT_DOT);
      if (lookahead == '.') ADVANCE(388);
      END_STATE();
    case 524:
      ACCEPT_TOKEN(anon_sym_AMP);
      END_STATE();
    case 525:
      ACCEPT_TOKEN(anon_sym_AMP);
      if (lookahead == '&') ADVANCE(570);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 526:
      ACCEPT_TOKEN(anon_sym_AMP);
      if (lookahead == '&') ADVANCE(571);
      END_STATE();
    case 527:
      ACCEPT_TOKEN(anon_sym_PLUS);
      END_STATE();
    case 528:
      ACCEPT_TOKEN(anon_sym_PLUS);
      if (lookahead == '+') ADVANCE(618);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 529:
      ACCEPT_TOKEN(anon_sym_PLUS);
      if (lookahead == '+') ADVANCE(619);
      END_STATE();
    case 530:
      ACCEPT_TOKEN(anon_sym_DASH);
      END_STATE();
    case 531:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '-') ADVANCE(620);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '>') ADVANCE(633);
      END_STATE();
    case 532:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '-') ADVANCE(621);
      END_STATE();
    case 533:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '-') ADVANCE(621);
      if (lookahead == '>') ADVANCE(632);
      END_STATE();
    case 534:
      ACCEPT_TOKEN(anon_sym_BANG);
      END_STATE();
    case 535:
      ACCEPT_TOKEN(anon_sym_BANG);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '=') ADVANCE(580);
      END_STATE();
    case 536:
      ACCEPT_TOKEN(anon_sym_BANG);
      if (lookahead == '=') ADVANCE(581);
      END_STATE();
    case 537:
      ACCEPT_TOKEN(anon_sym_CARET);
      END_STATE();
    case 538:
      ACCEPT_TOKEN(anon_sym_CARET);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '^') ADVANCE(209);
      END_STATE();
    case 539:
      ACCEPT_TOKEN(anon_sym_CARET);
      if (lookahead == '^') ADVANCE(210);
      END_STATE();
    case 540:
      ACCEPT_TOKEN(anon_sym_TILDE_TILDE_TILDE);
      END_STATE();
    case 541:
      ACCEPT_TOKEN(anon_sym_TILDE_TILDE_TILDE);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 542:
      ACCEPT_TOKEN(anon_sym_not);
      END_STATE();
    case 543:
      ACCEPT_TOKEN(anon_sym_not);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 544:
      ACCEPT_TOKEN(anon_sym_not);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 545:
      ACCEPT_TOKEN(anon_sym_AT);
      END_STATE();
    case 546:
      ACCEPT_TOKEN(anon_sym_AT);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 547:
      ACCEPT_TOKEN(anon_sym_LT_DASH);
      END_STATE();
    case 548:
      ACCEPT_TOKEN(anon_sym_LT_DASH);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 549:
      ACCEPT_TOKEN(anon_sym_BSLASH_BSLASH);
      END_STATE();
    case 550:
      ACCEPT_TOKEN(anon_sym_BSLASH_BSLASH);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 551:
      ACCEPT_TOKEN(anon_sym_when);
      END_STATE();
    case 552:
      ACCEPT_TOKEN(anon_sym_when);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 553:
      ACCEPT_TOKEN(anon_sym_when);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 554:
      ACCEPT_TOKEN(anon_sym_when);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 555:
      ACCEPT_TOKEN(anon_sym_COLON_COLON);
      END_STATE();
    case 556:
      ACCEPT_TOKEN(anon_sym_COLON_COLON);
      if (lookahead == ':') ADVANCE(413);
      END_STATE();
    case 557:
      ACCEPT_TOKEN(anon_sym_EQ_GT);
      END_STATE();
    case 558:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '=') ADVANCE(578);
      if (lookahead == '>') ADVANCE(557);
      if (lookahead == '~') ADVANCE(583);
      END_STATE();
    case 559:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '=') ADVANCE(578);
      if (lookahead == '~') ADVANCE(583);
      END_STATE();
    case 560:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '=') ADVANCE(579);
      if (lookahead == '>') ADVANCE(557);
      if (lookahead == '~') ADVANCE(582);
      END_STATE();
    case 561:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '=') ADVANCE(579);
      if (lookahead == '~') ADVANCE(582);
      END_STATE();
    case 562:
      ACCEPT_TOKEN(anon_sym_PIPE_PIPE);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '|') ADVANCE(565);
      END_STATE();
    case 563:
      ACCEPT_TOKEN(anon_sym_PIPE_PIPE);
      if (lookahead == '|') ADVANCE(564);
      END_STATE();
    case 564:
      ACCEPT_TOKEN(anon_sym_PIPE_PIPE_PIPE);
      END_STATE();
    case 565:
      ACCEPT_TOKEN(anon_sym_PIPE_PIPE_PIPE);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 566:
      ACCEPT_TOKEN(anon_sym_or);
      END_STATE();
    case 567:
      ACCEPT_TOKEN(anon_sym_or);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 568:
      ACCEPT_TOKEN(anon_sym_or);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 569:
      ACCEPT_TOKEN(anon_sym_or);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 570:
      ACCEPT_TOKEN(anon_sym_AMP_AMP);
      if (lookahead == '&') ADVANCE(573);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 571:
      ACCEPT_TOKEN(anon_sym_AMP_AMP);
      if (lookahead == '&') ADVANCE(572);
      END_STATE();
    case 572:
      ACCEPT_TOKEN(anon_sym_AMP_AMP_AMP);
      END_STATE();
    case 573:
      ACCEPT_TOKEN(anon_sym_AMP_AMP_AMP);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 574:
      ACCEPT_TOKEN(anon_sym_and);
      END_STATE();
    case 575:
      ACCEPT_TOKEN(anon_sym_and);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 576:
      ACCEPT_TOKEN(anon_sym_and);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 577:
      ACCEPT_TOKEN(anon_sym_and);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 578:
      ACCEPT_TOKEN(anon_sym_EQ_EQ);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '=') ADVANCE(585);
      END_STATE();
    case 579:
      ACCEPT_TOKEN(anon_sym_EQ_EQ);
      if (lookahead == '=') ADVANCE(584);
      END_STATE();
    case 580:
      ACCEPT_TOKEN(anon_sym_BANG_EQ);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '=') ADVANCE(587);
      END_STATE();
    case 581:
      ACCEPT_TOKEN(anon_sym_BANG_EQ);
      if (lookahead == '=') ADVANCE(586);
      END_STATE();
    case 582:
      ACCEPT_TOKEN(anon_sym_EQ_TILDE);
      END_STATE();
    case 583:
      ACCEPT_TOKEN(anon_sym_EQ_TILDE);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 584:
      ACCEPT_TOKEN(anon_sym_EQ_EQ_EQ);
      END_STATE();
    case 585:
      ACCEPT_TOKEN(anon_sym_EQ_EQ_EQ);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 586:
      ACCEPT_TOKEN(anon_sym_BANG_EQ_EQ);
      END_STATE();
    case 587:
      ACCEPT_TOKEN(anon_sym_BANG_EQ_EQ);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 588:
      ACCEPT_TOKEN(anon_sym_LT_EQ);
      END_STATE();
    case 589:
      ACCEPT_TOKEN(anon_sym_LT_EQ);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 590:
      ACCEPT_TOKEN(anon_sym_GT_EQ);
      END_STATE();
    case 591:
      ACCEPT_TOKEN(anon_sym_GT_EQ);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 592:
      ACCEPT_TOKEN(anon_sym_PIPE_GT);
      END_STATE();
    case 593:
      ACCEPT_TOKEN(anon_sym_PIPE_GT);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 594:
      ACCEPT_TOKEN(anon_sym_LT_LT_LT);
      END_STATE();
    case 595:
      ACCEPT_TOKEN(anon_sym_LT_LT_LT);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 596:
      ACCEPT_TOKEN(anon_sym_GT_GT_GT);
      END_STATE();
    case 597:
      ACCEPT_TOKEN(anon_sym_GT_GT_GT);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 598:
      ACCEPT_TOKEN(anon_sym_LT_LT_TILDE);
      END_STATE();
    case 599:
      ACCEPT_TOKEN(anon_sym_LT_LT_TILDE);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 600:
      ACCEPT_TOKEN(anon_sym_TILDE_GT_GT);
      END_STATE();
    case 601:
      ACCEPT_TOKEN(anon_sym_TILDE_GT_GT);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 602:
      ACCEPT_TOKEN(anon_sym_LT_TILDE);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '>') ADVANCE(607);
      END_STATE();
    case 603:
      ACCEPT_TOKEN(anon_sym_LT_TILDE);
      if (lookahead == '>') ADVANCE(606);
      END_STATE();
    case 604:
      ACCEPT_TOKEN(anon_sym_TILDE_GT);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '>') ADVANCE(601);
      END_STATE();
    case 605:
      ACCEPT_TOKEN(anon_sym_TILDE_GT);
      if (lookahead == '>') ADVANCE(600);
      END_STATE();
    case 606:
      ACCEPT_TOKEN(anon_sym_LT_TILDE_GT);
      END_STATE();
    case 607:
      ACCEPT_TOKEN(anon_sym_LT_TILDE_GT);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 608:
      ACCEPT_TOKEN(anon_sym_LT_PIPE_GT);
      END_STATE();
    case 609:
      ACCEPT_TOKEN(anon_sym_LT_PIPE_GT);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 610:
      ACCEPT_TOKEN(anon_sym_in);
      END_STATE();
    case 611:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 612:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 613:
      ACCEPT_TOKEN(anon_sym_in);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 614:
      ACCEPT_TOKEN(anon_sym_CARET_CARET_CARET);
      END_STATE();
    case 615:
      ACCEPT_TOKEN(anon_sym_CARET_CARET_CARET);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 616:
      ACCEPT_TOKEN(anon_sym_SLASH_SLASH);
      END_STATE();
    case 617:
      ACCEPT_TOKEN(anon_sym_SLASH_SLASH);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 618:
      ACCEPT_TOKEN(anon_sym_PLUS_PLUS);
      if (lookahead == '+') ADVANCE(623);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 619:
      ACCEPT_TOKEN(anon_sym_PLUS_PLUS);
      if (lookahead == '+') ADVANCE(622);
      END_STATE();
    case 620:
      ACCEPT_TOKEN(anon_sym_DASH_DASH);
      if (lookahead == '-') ADVANCE(625);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 621:
      ACCEPT_TOKEN(anon_sym_DASH_DASH);
      if (lookahead == '-') ADVANCE(624);
      END_STATE();
    case 622:
      ACCEPT_TOKEN(anon_sym_PLUS_PLUS_PLUS);
      END_STATE();
    case 623:
      ACCEPT_TOKEN(anon_sym_PLUS_PLUS_PLUS);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 624:
      ACCEPT_TOKEN(anon_sym_DASH_DASH_DASH);
      END_STATE();
    case 625:
      ACCEPT_TOKEN(anon_sym_DASH_DASH_DASH);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 626:
      ACCEPT_TOKEN(anon_sym_LT_GT);
      END_STATE();
    case 627:
      ACCEPT_TOKEN(anon_sym_LT_GT);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 628:
      ACCEPT_TOKEN(anon_sym_STAR);
      if (lookahead == '*') ADVANCE(631);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 629:
      ACCEPT_TOKEN(anon_sym_STAR);
      if (lookahead == '*') ADVANCE(630);
      END_STATE();
    case 630:
      ACCEPT_TOKEN(anon_sym_STAR_STAR);
      END_STATE();
    case 631:
      ACCEPT_TOKEN(anon_sym_STAR_STAR);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 632:
      ACCEPT_TOKEN(anon_sym_DASH_GT);
      END_STATE();
    case 633:
      ACCEPT_TOKEN(anon_sym_DASH_GT);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 634:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(522);
      if (lookahead == ':') ADVANCE(252);
      END_STATE();
    case 635:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(521);
      END_STATE();
    case 636:
      ACCEPT_TOKEN(anon_sym_after);
      END_STATE();
    case 637:
      ACCEPT_TOKEN(anon_sym_after);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 638:
      ACCEPT_TOKEN(anon_sym_after);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 639:
      ACCEPT_TOKEN(anon_sym_after);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 640:
      ACCEPT_TOKEN(anon_sym_catch);
      END_STATE();
    case 641:
      ACCEPT_TOKEN(anon_sym_catch);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 642:
      ACCEPT_TOKEN(anon_sym_catch);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 643:
      ACCEPT_TOKEN(anon_sym_catch);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 644:
      ACCEPT_TOKEN(anon_sym_do);
      END_STATE();
    case 645:
      ACCEPT_TOKEN(anon_sym_do);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 646:
      ACCEPT_TOKEN(anon_sym_do);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 647:
      ACCEPT_TOKEN(anon_sym_do);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 648:
      ACCEPT_TOKEN(anon_sym_else);
      END_STATE();
    case 649:
      ACCEPT_TOKEN(anon_sym_else);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 650:
      ACCEPT_TOKEN(anon_sym_else);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 651:
      ACCEPT_TOKEN(anon_sym_else);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 652:
      ACCEPT_TOKEN(anon_sym_end);
      END_STATE();
    case 653:
      ACCEPT_TOKEN(anon_sym_end);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 654:
      ACCEPT_TOKEN(anon_sym_end);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 655:
      ACCEPT_TOKEN(anon_sym_end);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 656:
      ACCEPT_TOKEN(anon_sym_fn);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 657:
      ACCEPT_TOKEN(anon_sym_fn);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 658:
      ACCEPT_TOKEN(anon_sym_rescue);
      END_STATE();
    case 659:
      ACCEPT_TOKEN(anon_sym_rescue);
      if (lookahead == ':') ADVANCE(252);
      if (lookahead == '@') ADVANCE(186);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(313);
      if (set_contains(sym_keyword_character_set_2, 770, lookahead)) ADVANCE(350);
      END_STATE();
    case 660:
      ACCEPT_TOKEN(anon_sym_rescue);
      if (lookahead == '!' ||
          lookahead == '?') ADVANCE(312);
      if (set_contains(aux_sym_identifier_token1_character_set_2, 771, lookahead)) ADVANCE(387);
      END_STATE();
    case 661:
      ACCEPT_TOKEN(anon_sym_rescue);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(509);
      END_STATE();
    case 662:
      ACCEPT_TOKEN(anon_sym_LPAREN2);
      END_STATE();
    case 663:
      ACCEPT_TOKEN(anon_sym_LBRACK2);
      END_STATE();
    case 664:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead == '{') ADVANCE(462);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(665);
      END_STATE();
    case 665:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(665);
      END_STATE();
    default:
      return false;
  }
}

enum ts_external_scanner_symbol_identifiers {
  ts_external_token__quoted_content_i_single = 0,
  ts_external_token__quoted_content_i_double = 1,
  ts_external_token__quoted_content_i_heredoc_single = 2,
  ts_external_token__quoted_content_i_heredoc_double = 3,
  ts_external_token__quoted_content_i_parenthesis = 4,
  ts_external_token__quoted_content_i_curly = 5,
  ts_external_token__quoted_content_i_square = 6,
  ts_external_token__quoted_content_i_angle = 7,
  ts_external_token__quoted_content_i_bar = 8,
  ts_external_token__quoted_content_i_slash = 9,
  ts_external_token__quoted_content_single = 10,
  ts_external_token__quoted_content_double = 11,
  ts_external_token__quoted_content_heredoc_single = 12,
  ts_external_token__quoted_content_heredoc_double = 13,
  ts_external_token__quoted_content_parenthesis = 14,
  ts_external_token__quoted_content_curly = 15,
  ts_external_token__quoted_content_square = 16,
  ts_external_token__quoted_content_angle = 17,
  ts_external_token__quoted_content_bar = 18,
  ts_external_token__quoted_content_slash = 19,
  ts_external_token__newline_before_do = 20,
  ts_external_token__newline_before_binary_operator = 21,
  ts_external_token__newline_before_comment = 22,
  ts_external_token__before_unary_op = 23,
  ts_external_token__not_in = 24,
  ts_external_token__quoted_atom_start = 25,
};

static const TSSymbol ts_external_scanner_symbol_map[EXTERNAL_TOKEN_COUNT] = {
  [ts_external_token__quoted_content_i_single] = sym__quoted_content_i_single,
  [ts_external_token__quoted_content_i_double] = sym__quoted_content_i_double,
  [ts_external_token__quoted_content_i_heredoc_single] = sym__quoted_content_i_heredoc_single,
  [ts_external_token__quoted_content_i_heredoc_double] = sym__quoted_content_i_heredoc_double,
  [ts_external_token__quoted_content_i_parenthesis] = sym__quoted_content_i_parenthesis,
  [ts_external_token__quoted_content_i_curly] = sym__quoted_content_i_curly,
  [ts_external_token__quoted_content_i_square] = sym__quoted_content_i_square,
  [ts_external_token__quoted_content_i_angle] = sym__quoted_content_i_angle,
  [ts_external_token__quoted_content_i_bar] = sym__quoted_content_i_bar,
  [ts_external_token__quoted_content_i_slash] = sym__quoted_content_i_slash,
  [ts_external_token__quoted_content_single] = sym__quoted_content_single,
  [ts_external_token__quoted_content_double] = sym__quoted_content_double,
  [ts_external_token__quoted_content_heredoc_single] = sym__quoted_content_heredoc_single,
  [ts_external_token__quoted_content_heredoc_double] = sym__quoted_content_heredoc_double,
  [ts_external_token__quoted_content_parenthesis] = sym__quoted_content_parenthesis,
  [ts_external_token__quoted_content_curly] = sym__quoted_content_curly,
  [ts_external_token__quoted_content_square] = sym__quoted_content_square,
  [ts_external_token__quoted_content_angle] = sym__quoted_content_angle,
  [ts_external_token__quoted_content_bar] = sym__quoted_content_bar,
  [ts_external_token__quoted_content_slash] = sym__quoted_content_slash,
  [ts_external_token__newline_before_do] = sym__newline_before_do,
  [ts_external_token__newline_before_binary_operator] = sym__newline_before_binary_operator,
  [ts_external_token__newline_before_comment] = sym__newline_before_comment,
  [ts_external_token__before_unary_op] = sym__before_unary_op,
  [ts_external_token__not_in] = sym__not_in,
  [ts_external_token__quoted_atom_start] = sym__quoted_atom_start,
};

static const bool ts_external_scanner_states[27][EXTERNAL_TOKEN_COUNT] = {
  [1] = {
    [ts_external_token__quoted_content_i_single] = true,
    [ts_external_token__quoted_content_i_double] = true,
    [ts_external_token__quoted_content_i_heredoc_single] = true,
    [ts_external_token__quoted_content_i_heredoc_double] = true,
    [ts_external_token__quoted_content_i_parenthesis] = true,
    [ts_external_token__quoted_content_i_curly] = true,
    [ts_external_token__quoted_content_i_square] = true,
    [ts_external_token__quoted_content_i_angle] = true,
    [ts_external_token__quoted_content_i_bar] = true,
    [ts_external_token__quoted_content_i_slash] = true,
    [ts_external_token__quoted_content_single] = true,
    [ts_external_token__quoted_content_double] = true,
    [ts_external_token__quoted_content_heredoc_single] = true,
    [ts_external_token__quoted_content_heredoc_double] = true,
    [ts_external_token__quoted_content_parenthesis] = true,
    [ts_external_token__quoted_content_curly] = true,
    [ts_external_token__quoted_content_square] = true,
    [ts_external_token__quoted_content_angle] = true,
    [ts_external_token__quoted_content_bar] = true,
    [ts_external_token__quoted_content_slash] = true,
    [ts_external_token__newline_before_do] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
    [ts_external_token__before_unary_op] = true,
    [ts_external_token__not_in] = true,
    [ts_external_token__quoted_atom_start] = true,
  },
  [2] = {
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
    [ts_external_token__before_unary_op] = true,
    [ts_external_token__not_in] = true,
    [ts_external_token__quoted_atom_start] = true,
  },
  [3] = {
    [ts_external_token__newline_before_do] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
    [ts_external_token__before_unary_op] = true,
    [ts_external_token__not_in] = true,
    [ts_external_token__quoted_atom_start] = true,
  },
  [4] = {
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
    [ts_external_token__not_in] = true,
  },
  [5] = {
    [ts_external_token__newline_before_do] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
    [ts_external_token__not_in] = true,
  },
  [6] = {
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [7] = {
    [ts_external_token__quoted_content_i_double] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [8] = {
    [ts_external_token__quoted_content_i_single] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [9] = {
    [ts_external_token__quoted_content_i_heredoc_single] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [10] = {
    [ts_external_token__quoted_content_i_heredoc_double] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [11] = {
    [ts_external_token__quoted_content_i_parenthesis] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [12] = {
    [ts_external_token__quoted_content_i_curly] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [13] = {
    [ts_external_token__quoted_content_i_square] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [14] = {
    [ts_external_token__quoted_content_i_angle] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [15] = {
    [ts_external_token__quoted_content_i_bar] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [16] = {
    [ts_external_token__quoted_content_i_slash] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [17] = {
    [ts_external_token__quoted_content_parenthesis] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [18] = {
    [ts_external_token__quoted_content_double] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [19] = {
    [ts_external_token__quoted_content_single] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [20] = {
    [ts_external_token__quoted_content_heredoc_single] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [21] = {
    [ts_external_token__quoted_content_heredoc_double] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [22] = {
    [ts_external_token__quoted_content_curly] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [23] = {
    [ts_external_token__quoted_content_square] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [24] = {
    [ts_external_token__quoted_content_angle] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [25] = {
    [ts_external_token__quoted_content_bar] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
  [26] = {
    [ts_external_token__quoted_content_slash] = true,
    [ts_external_token__newline_before_binary_operator] = true,
    [ts_external_token__newline_before_comment] = true,
  },
};

#ifdef __cplusplus
extern "C" {
#endif
void *tree_sitter_elixir_external_scanner_create(void);
void tree_sitter_elixir_external_scanner_destroy(void *);
bool tree_sitter_elixir_external_scanner_scan(void *, TSLexer *, const bool *);
unsigned tree_sitter_elixir_external_scanner_serialize(void *, char *);
void tree_sitter_elixir_external_scanner_deserialize(void *, const char *, unsigned);

#ifdef TREE_SITTER_HIDE_SYMBOLS
#define TS_PUBLIC
#elif defined(_WIN32)
#define TS_PUBLIC __declspec(dllexport)
#else
#define TS_PUBLIC __attribute__((visibility("default")))
#endif

TS_PUBLIC const TSLanguage *tree_sitter_elixir(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .symbol_names = ts_symbol_names,
    .field_names = ts_field_names,
    .field_map_slices = ts_field_map_slices,
    .field_map_entries = ts_field_map_entries,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_fn = ts_lex,
    .external_scanner = {
      &ts_external_scanner_states[0][0],
      ts_external_scanner_symbol_map,
      tree_sitter_elixir_external_scanner_create,
      tree_sitter_elixir_external_scanner_destroy,
      tree_sitter_elixir_external_scanner_scan,
      tree_sitter_elixir_external_scanner_serialize,
      tree_sitter_elixir_external_scanner_deserialize,
    },
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
