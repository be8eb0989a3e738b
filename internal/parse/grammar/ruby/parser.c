#include "parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif


#define LANGUAGE_VERSION 14
#define STATE_COUNT 5989
#define LARGE_STATE_COUNT 2168
#define SYMBOL_COUNT 347
#define ALIAS_COUNT 4
#define TOKEN_COUNT 157
#define EXTERNAL_TOKEN_COUNT 30
#define FIELD_COUNT 32
#define MAX_ALIAS_SEQUENCE_LENGTH 8
#define PRODUCTION_ID_COUNT 127

enum ts_symbol_identifiers {
  sym_identifier = 1,
  aux_sym_program_token1 = 2,
  sym_uninterpreted = 3,
  anon_sym_BEGIN = 4,
  anon_sym_LBRACE = 5,
  anon_sym_RBRACE = 6,
  anon_sym_END = 7,
  anon_sym_def = 8,
  anon_sym_LPAREN = 9,
  anon_sym_RPAREN = 10,
  anon_sym_DOT = 11,
  anon_sym_COLON_COLON = 12,
  anon_sym_end = 13,
  anon_sym_rescue = 14,
  anon_sym_EQ = 15,
  anon_sym_COMMA = 16,
  anon_sym_PIPE = 17,
  anon_sym_SEMI = 18,
  anon_sym_DOT_DOT_DOT = 19,
  anon_sym_STAR = 20,
  anon_sym_STAR_STAR = 21,
  anon_sym_nil = 22,
  anon_sym_AMP = 23,
  anon_sym_COLON = 24,
  anon_sym_class = 25,
  anon_sym_LT = 26,
  anon_sym_module = 27,
  anon_sym_return = 28,
  anon_sym_yield = 29,
  anon_sym_break = 30,
  anon_sym_next = 31,
  anon_sym_redo = 32,
  anon_sym_retry = 33,
  anon_sym_if = 34,
  anon_sym_unless = 35,
  anon_sym_while = 36,
  anon_sym_until = 37,
  anon_sym_for = 38,
  anon_sym_in = 39,
  anon_sym_do = 40,
  anon_sym_case = 41,
  anon_sym_when = 42,
  anon_sym_EQ_GT = 43,
  anon_sym_LBRACK = 44,
  anon_sym_RBRACK = 45,
  anon_sym_LBRACK2 = 46,
  anon_sym_LPAREN2 = 47,
  anon_sym_DOT_DOT = 48,
  sym_line = 49,
  sym_file = 50,
  sym_encoding = 51,
  anon_sym_CARET = 52,
  anon_sym_elsif = 53,
  anon_sym_else = 54,
  anon_sym_then = 55,
  anon_sym_begin = 56,
  anon_sym_ensure = 57,
  anon_sym_COLON_COLON2 = 58,
  anon_sym_AMP_DOT = 59,
  anon_sym_PLUS_EQ = 60,
  anon_sym_DASH_EQ = 61,
  anon_sym_STAR_EQ = 62,
  anon_sym_STAR_STAR_EQ = 63,
  anon_sym_SLASH_EQ = 64,
  anon_sym_PIPE_PIPE_EQ = 65,
  anon_sym_PIPE_EQ = 66,
  anon_sym_AMP_AMP_EQ = 67,
  anon_sym_AMP_EQ = 68,
  anon_sym_PERCENT_EQ = 69,
  anon_sym_GT_GT_EQ = 70,
  anon_sym_LT_LT_EQ = 71,
  anon_sym_CARET_EQ = 72,
  anon_sym_QMARK = 73,
  anon_sym_COLON2 = 74,
  anon_sym_and = 75,
  anon_sym_or = 76,
  anon_sym_PIPE_PIPE = 77,
  anon_sym_AMP_AMP = 78,
  anon_sym_LT_LT = 79,
  anon_sym_GT_GT = 80,
  anon_sym_LT_EQ = 81,
  anon_sym_GT = 82,
  anon_sym_GT_EQ = 83,
  anon_sym_PLUS = 84,
  anon_sym_SLASH = 85,
  anon_sym_PERCENT = 86,
  anon_sym_EQ_EQ = 87,
  anon_sym_BANG_EQ = 88,
  anon_sym_EQ_EQ_EQ = 89,
  anon_sym_LT_EQ_GT = 90,
  anon_sym_EQ_TILDE = 91,
  anon_sym_BANG_TILDE = 92,
  anon_sym_defined_QMARK = 93,
  anon_sym_not = 94,
  anon_sym_BANG = 95,
  anon_sym_TILDE = 96,
  anon_sym_DASH = 97,
  anon_sym_PLUS_AT = 98,
  anon_sym_DASH_AT = 99,
  anon_sym_TILDE_AT = 100,
  anon_sym_LBRACK_RBRACK = 101,
  anon_sym_LBRACK_RBRACK_EQ = 102,
  anon_sym_BQUOTE = 103,
  anon_sym_EQ2 = 104,
  anon_sym_undef = 105,
  anon_sym_alias = 106,
  sym_comment = 107,
  sym_integer = 108,
  sym_float = 109,
  anon_sym_i = 110,
  anon_sym_ri = 111,
  anon_sym_r = 112,
  sym_super = 113,
  sym_self = 114,
  sym_true = 115,
  sym_false = 116,
  sym_constant = 117,
  aux_sym_constant_suffix_token1 = 118,
  aux_sym_identifier_suffix_token1 = 119,
  sym_instance_variable = 120,
  sym_class_variable = 121,
  sym_global_variable = 122,
  sym_character = 123,
  anon_sym_POUND_LBRACE = 124,
  aux_sym_string_array_token1 = 125,
  sym_escape_sequence = 126,
  anon_sym_DASH_GT = 127,
  sym__line_break = 128,
  sym__no_line_break = 129,
  sym_simple_symbol = 130,
  sym__string_start = 131,
  sym__symbol_start = 132,
  sym__subshell_start = 133,
  sym__regex_start = 134,
  sym__string_array_start = 135,
  sym__symbol_array_start = 136,
  sym__heredoc_body_start = 137,
  sym_string_content = 138,
  sym_heredoc_content = 139,
  sym__string_end = 140,
  sym_heredoc_end = 141,
  sym_heredoc_beginning = 142,
  sym__block_ampersand = 143,
  sym__splat_star = 144,
  sym__unary_minus = 145,
  sym__unary_minus_num = 146,
  sym__binary_minus = 147,
  sym__binary_star = 148,
  sym__singleton_class_left_angle_left_langle = 149,
  sym_hash_key_symbol = 150,
  sym__identifier_suffix = 151,
  sym__constant_suffix = 152,
  sym__hash_splat_star_star = 153,
  sym__binary_star_star = 154,
  sym__element_reference_bracket = 155,
  sym__short_interpolation = 156,
  sym_program = 157,
  sym_block_body = 158,
  sym__statements = 159,
  sym_begin_block = 160,
  sym_end_block = 161,
  sym__statement = 162,
  sym_method = 163,
  sym_singleton_method = 164,
  sym__method_rest = 165,
  sym_rescue_modifier_arg = 166,
  sym_rescue_modifier_expression = 167,
  sym__body_expr = 168,
  sym_parameters = 169,
  sym_bare_parameters = 170,
  sym_block_parameters = 171,
  sym__formal_parameter = 172,
  sym__simple_formal_parameter = 173,
  sym_forward_parameter = 174,
  sym_splat_parameter = 175,
  sym_hash_splat_parameter = 176,
  sym_hash_splat_nil = 177,
  sym_block_parameter = 178,
  sym_keyword_parameter = 179,
  sym_optional_parameter = 180,
  sym_class = 181,
  sym_superclass = 182,
  sym_singleton_class = 183,
  sym_module = 184,
  sym_return_command = 185,
  sym_yield_command = 186,
  sym_break_command = 187,
  sym_next_command = 188,
  sym_return = 189,
  sym_yield = 190,
  sym_break = 191,
  sym_next = 192,
  sym_redo = 193,
  sym_retry = 194,
  sym_if_modifier = 195,
  sym_unless_modifier = 196,
  sym_while_modifier = 197,
  sym_until_modifier = 198,
  sym_rescue_modifier = 199,
  sym_while = 200,
  sym_until = 201,
  sym_for = 202,
  sym_in = 203,
  sym_do = 204,
  sym_case = 205,
  sym_case_match = 206,
  sym_when = 207,
  sym_in_clause = 208,
  sym_pattern = 209,
  sym__guard = 210,
  sym_if_guard = 211,
  sym_unless_guard = 212,
  sym__pattern_top_expr_body = 213,
  sym__array_pattern_n = 214,
  sym__pattern_expr = 215,
  sym_as_pattern = 216,
  sym__pattern_expr_alt = 217,
  sym_alternative_pattern = 218,
  sym__array_pattern_body = 219,
  sym_array_pattern = 220,
  sym__find_pattern_body = 221,
  sym_find_pattern = 222,
  sym__hash_pattern_body = 223,
  sym_keyword_pattern = 224,
  sym__hash_pattern_any_rest = 225,
  sym_hash_pattern = 226,
  sym__pattern_expr_basic = 227,
  sym_parenthesized_pattern = 228,
  sym__pattern_value = 229,
  sym__pattern_range = 230,
  sym__pattern_primitive = 231,
  sym__pattern_lambda = 232,
  sym__pattern_literal = 233,
  sym__keyword_variable = 234,
  sym_variable_reference_pattern = 235,
  sym_expression_reference_pattern = 236,
  sym__pattern_constant = 237,
  sym__pattern_constant_resolution = 238,
  sym_if = 239,
  sym_unless = 240,
  sym_elsif = 241,
  sym_else = 242,
  sym_then = 243,
  sym_begin = 244,
  sym_ensure = 245,
  sym_rescue = 246,
  sym_exceptions = 247,
  sym_exception_variable = 248,
  sym_body_statement = 249,
  sym__body_statement = 250,
  sym__expression = 251,
  sym_match_pattern = 252,
  sym_test_pattern = 253,
  sym__arg = 254,
  sym__unary_minus_pow = 255,
  sym__pow = 256,
  sym__primary = 257,
  sym_parenthesized_statements = 258,
  sym_element_reference = 259,
  sym_scope_resolution = 260,
  sym__call = 261,
  sym_command_call = 262,
  sym_command_call_with_block = 263,
  sym__chained_command_call = 264,
  sym_call = 265,
  sym_command_argument_list = 266,
  sym_argument_list = 267,
  sym__argument_list_with_trailing_comma = 268,
  sym__argument = 269,
  sym_forward_argument = 270,
  sym_splat_argument = 271,
  sym_hash_splat_argument = 272,
  sym_block_argument = 273,
  sym_do_block = 274,
  sym_block = 275,
  sym_assignment = 276,
  sym_command_assignment = 277,
  sym_operator_assignment = 278,
  sym_command_operator_assignment = 279,
  sym_conditional = 280,
  sym_range = 281,
  sym_binary = 282,
  sym_command_binary = 283,
  sym_unary = 284,
  sym_command_unary = 285,
  sym_parenthesized_unary = 286,
  sym_unary_literal = 287,
  sym__literal = 288,
  sym__numeric = 289,
  sym__simple_numeric = 290,
  sym_right_assignment_list = 291,
  sym_left_assignment_list = 292,
  sym__mlhs = 293,
  sym_destructured_left_assignment = 294,
  sym_rest_assignment = 295,
  sym__function_identifier = 296,
  sym__function_identifier_call = 297,
  sym__lhs = 298,
  sym__variable = 299,
  sym_operator = 300,
  sym__method_name = 301,
  sym__nonlocal_variable = 302,
  sym_setter = 303,
  sym_undef = 304,
  sym_alias = 305,
  sym__int_or_float = 306,
  sym_complex = 307,
  sym_rational = 308,
  sym_nil = 309,
  sym_constant_suffix = 310,
  sym_identifier_suffix = 311,
  sym_chained_string = 312,
  sym_interpolation = 313,
  sym_string = 314,
  sym_subshell = 315,
  sym_string_array = 316,
  sym_symbol_array = 317,
  sym_delimited_symbol = 318,
  sym_regex = 319,
  sym_heredoc_body = 320,
  aux_sym__literal_contents = 321,
  sym_array = 322,
  sym_hash = 323,
  sym_pair = 324,
  sym_lambda = 325,
  sym_empty_statement = 326,
  sym__terminator = 327,
  aux_sym__statements_repeat1 = 328,
  aux_sym_parameters_repeat1 = 329,
  aux_sym_block_parameters_repeat1 = 330,
  aux_sym_case_repeat1 = 331,
  aux_sym_case_match_repeat1 = 332,
  aux_sym_when_repeat1 = 333,
  aux_sym__array_pattern_n_repeat1 = 334,
  aux_sym_alternative_pattern_repeat1 = 335,
  aux_sym__hash_pattern_body_repeat1 = 336,
  aux_sym_exceptions_repeat1 = 337,
  aux_sym__body_statement_repeat1 = 338,
  aux_sym_command_argument_list_repeat1 = 339,
  aux_sym__mlhs_repeat1 = 340,
  aux_sym_undef_repeat1 = 341,
  aux_sym_chained_string_repeat1 = 342,
  aux_sym_string_array_repeat1 = 343,
  aux_sym_symbol_array_repeat1 = 344,
  aux_sym_heredoc_body_repeat1 = 345,
  aux_sym_hash_repeat1 = 346,
  alias_sym_bare_string = 347,
  alias_sym_bare_symbol = 348,
  alias_sym_destructured_parameter = 349,
  alias_sym_lambda_parameters = 350,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [sym_identifier] = "identifier",
  [aux_sym_program_token1] = "program_token1",
  [sym_uninterpreted] = "uninterpreted",
  [anon_sym_BEGIN] = "BEGIN",
  [anon_sym_LBRACE] = "{",
  [anon_sym_RBRACE] = "}",
  [anon_sym_END] = "END",
  [anon_sym_def] = "def",
  [anon_sym_LPAREN] = "(",
  [anon_sym_RPAREN] = ")",
  [anon_sym_DOT] = ".",
  [anon_sym_COLON_COLON] = "::",
  [anon_sym_end] = "end",
  [anon_sym_rescue] = "rescue",
  [anon_sym_EQ] = "=",
  [anon_sym_COMMA] = ",",
  [anon_sym_PIPE] = "|",
  [anon_sym_SEMI] = ";",
  [anon_sym_DOT_DOT_DOT] = "...",
  [anon_sym_STAR] = "*",
  [anon_sym_STAR_STAR] = "**",
  [anon_sym_nil] = "nil",
  [anon_sym_AMP] = "&",
  [anon_sym_COLON] = ":",
  [anon_sym_class] = "class",
  [anon_sym_LT] = "<",
  [anon_sym_module] = "module",
  [anon_sym_return] = "return",
  [anon_sym_yield] = "yield",
  [anon_sym_break] = "break",
  [anon_sym_next] = "next",
  [anon_sym_redo] = "redo",
  [anon_sym_retry] = "retry",
  [anon_sym_if] = "if",
  [anon_sym_unless] = "unless",
  [anon_sym_while] = "while",
  [anon_sym_until] = "until",
  [anon_sym_for] = "for",
  [anon_sym_in] = "in",
  [anon_sym_do] = "do",
  [anon_sym_case] = "case",
  [anon_sym_when] = "when",
  [anon_sym_EQ_GT] = "=>",
  [anon_sym_LBRACK] = "[",
  [anon_sym_RBRACK] = "]",
  [anon_sym_LBRACK2] = "[",
  [anon_sym_LPAREN2] = "(",
  [anon_sym_DOT_DOT] = "..",
  [sym_line] = "line",
  [sym_file] = "file",
  [sym_encoding] = "encoding",
  [anon_sym_CARET] = "^",
  [anon_sym_elsif] = "elsif",
  [anon_sym_else] = "else",
  [anon_sym_then] = "then",
  [anon_sym_begin] = "begin",
  [anon_sym_ensure] = "ensure",
  [anon_sym_COLON_COLON2] = "::",
  [anon_sym_AMP_DOT] = "&.",
  [anon_sym_PLUS_EQ] = "+=",
  [anon_sym_DASH_EQ] = "-=",
  [anon_sym_STAR_EQ] = "*=",
  [anon_sym_STAR_STAR_EQ] = "**=",
  [anon_sym_SLASH_EQ] = "/=",
  [anon_sym_PIPE_PIPE_EQ] = "||=",
  [anon_sym_PIPE_EQ] = "|=",
  [anon_sym_AMP_AMP_EQ] = "&&=",
  [anon_sym_AMP_EQ] = "&=",
  [anon_sym_PERCENT_EQ] = "%=",
  [anon_sym_GT_GT_EQ] = ">>=",
  [anon_sym_LT_LT_EQ] = "<<=",
  [anon_sym_CARET_EQ] = "^=",
  [anon_sym_QMARK] = "\?",
  [anon_sym_COLON2] = ":",
  [anon_sym_and] = "and",
  [anon_sym_or] = "or",
  [anon_sym_PIPE_PIPE] = "||",
  [anon_sym_AMP_AMP] = "&&",
  [anon_sym_LT_LT] = "<<",
  [anon_sym_GT_GT] = ">>",
  [anon_sym_LT_EQ] = "<=",
  [anon_sym_GT] = ">",
  [anon_sym_GT_EQ] = ">=",
  [anon_sym_PLUS] = "+",
  [anon_sym_SLASH] = "/",
  [anon_sym_PERCENT] = "%",
  [anon_sym_EQ_EQ] = "==",
  [anon_sym_BANG_EQ] = "!=",
  [anon_sym_EQ_EQ_EQ] = "===",
  [anon_sym_LT_EQ_GT] = "<=>",
  [anon_sym_EQ_TILDE] = "=~",
  [anon_sym_BANG_TILDE] = "!~",
  [anon_sym_defined_QMARK] = "defined\?",
  [anon_sym_not] = "not",
  [anon_sym_BANG] = "!",
  [anon_sym_TILDE] = "~",
  [anon_sym_DASH] = "-",
  [anon_sym_PLUS_AT] = "+@",
  [anon_sym_DASH_AT] = "-@",
  [anon_sym_TILDE_AT] = "~@",
  [anon_sym_LBRACK_RBRACK] = "[]",
  [anon_sym_LBRACK_RBRACK_EQ] = "[]=",
  [anon_sym_BQUOTE] = "`",
  [anon_sym_EQ2] = "=",
  [anon_sym_undef] = "undef",
  [anon_sym_alias] = "alias",
  [sym_comment] = "comment",
  [sym_integer] = "integer",
  [sym_float] = "float",
  [anon_sym_i] = "i",
  [anon_sym_ri] = "ri",
  [anon_sym_r] = "r",
  [sym_super] = "super",
  [sym_self] = "self",
  [sym_true] = "true",
  [sym_false] = "false",
  [sym_constant] = "constant",
  [aux_sym_constant_suffix_token1] = "constant_suffix_token1",
  [aux_sym_identifier_suffix_token1] = "identifier_suffix_token1",
  [sym_instance_variable] = "instance_variable",
  [sym_class_variable] = "class_variable",
  [sym_global_variable] = "global_variable",
  [sym_character] = "character",
  [anon_sym_POUND_LBRACE] = "#{",
  [aux_sym_string_array_token1] = "string_array_token1",
  [sym_escape_sequence] = "escape_sequence",
  [anon_sym_DASH_GT] = "->",
  [sym__line_break] = "_line_break",
  [sym__no_line_break] = "_no_line_break",
  [sym_simple_symbol] = "simple_symbol",
  [sym__string_start] = "\"",
  [sym__symbol_start] = ":\"",
  [sym__subshell_start] = "`",
  [sym__regex_start] = "/",
  [sym__string_array_start] = "%w(",
  [sym__symbol_array_start] = "%i(",
  [sym__heredoc_body_start] = "_heredoc_body_start",
  [sym_string_content] = "string_content",
  [sym_heredoc_content] = "heredoc_content",
  [sym__string_end] = ")",
  [sym_heredoc_end] = "heredoc_end",
  [sym_heredoc_beginning] = "heredoc_beginning",
  [sym__block_ampersand] = "&",
  [sym__splat_star] = "*",
  [sym__unary_minus] = "-",
  [sym__unary_minus_num] = "-",
  [sym__binary_minus] = "-",
  [sym__binary_star] = "*",
  [sym__singleton_class_left_angle_left_langle] = "<<",
  [sym_hash_key_symbol] = "hash_key_symbol",
  [sym__identifier_suffix] = "_identifier_suffix",
  [sym__constant_suffix] = "_constant_suffix",
  [sym__hash_splat_star_star] = "**",
  [sym__binary_star_star] = "**",
  [sym__element_reference_bracket] = "[",
  [sym__short_interpolation] = "_short_interpolation",
  [sym_program] = "program",
  [sym_block_body] = "block_body",
  [sym__statements] = "_statements",
  [sym_begin_block] = "begin_block",
  [sym_end_block] = "end_block",
  [sym__statement] = "_statement",
  [sym_method] = "method",
  [sym_singleton_method] = "singleton_method",
  [sym__method_rest] = "_method_rest",
  [sym_rescue_modifier_arg] = "rescue_modifier",
  [sym_rescue_modifier_expression] = "rescue_modifier",
  [sym__body_expr] = "_body_expr",
  [sym_parameters] = "method_parameters",
  [sym_bare_parameters] = "method_parameters",
  [sym_block_parameters] = "block_parameters",
  [sym__formal_parameter] = "_formal_parameter",
  [sym__simple_formal_parameter] = "_simple_formal_parameter",
  [sym_forward_parameter] = "forward_parameter",
  [sym_splat_parameter] = "splat_parameter",
  [sym_hash_splat_parameter] = "hash_splat_parameter",
  [sym_hash_splat_nil] = "hash_splat_nil",
  [sym_block_parameter] = "block_parameter",
  [sym_keyword_parameter] = "keyword_parameter",
  [sym_optional_parameter] = "optional_parameter",
  [sym_class] = "class",
  [sym_superclass] = "superclass",
  [sym_singleton_class] = "singleton_class",
  [sym_module] = "module",
  [sym_return_command] = "return",
  [sym_yield_command] = "yield",
  [sym_break_command] = "break",
  [sym_next_command] = "next",
  [sym_return] = "return",
  [sym_yield] = "yield",
  [sym_break] = "break",
  [sym_next] = "next",
  [sym_redo] = "redo",
  [sym_retry] = "retry",
  [sym_if_modifier] = "if_modifier",
  [sym_unless_modifier] = "unless_modifier",
  [sym_while_modifier] = "while_modifier",
  [sym_until_modifier] = "until_modifier",
  [sym_rescue_modifier] = "rescue_modifier",
  [sym_while] = "while",
  [sym_until] = "until",
  [sym_for] = "for",
  [sym_in] = "in",
  [sym_do] = "do",
  [sym_case] = "case",
  [sym_case_match] = "case_match",
  [sym_when] = "when",
  [sym_in_clause] = "in_clause",
  [sym_pattern] = "pattern",
  [sym__guard] = "_guard",
  [sym_if_guard] = "if_guard",
  [sym_unless_guard] = "unless_guard",
  [sym__pattern_top_expr_body] = "_pattern_top_expr_body",
  [sym__array_pattern_n] = "_array_pattern_n",
  [sym__pattern_expr] = "_pattern_expr",
  [sym_as_pattern] = "as_pattern",
  [sym__pattern_expr_alt] = "_pattern_expr_alt",
  [sym_alternative_pattern] = "alternative_pattern",
  [sym__array_pattern_body] = "_array_pattern_body",
  [sym_array_pattern] = "array_pattern",
  [sym__find_pattern_body] = "_find_pattern_body",
  [sym_find_pattern] = "find_pattern",
  [sym__hash_pattern_body] = "_hash_pattern_body",
  [sym_keyword_pattern] = "keyword_pattern",
  [sym__hash_pattern_any_rest] = "_hash_pattern_any_rest",
  [sym_hash_pattern] = "hash_pattern",
  [sym__pattern_expr_basic] = "_pattern_expr_basic",
  [sym_parenthesized_pattern] = "parenthesized_pattern",
  [sym__pattern_value] = "_pattern_value",
  [sym__pattern_range] = "range",
  [sym__pattern_primitive] = "_pattern_primitive",
  [sym__pattern_lambda] = "_pattern_lambda",
  [sym__pattern_literal] = "_pattern_literal",
  [sym__keyword_variable] = "_keyword_variable",
  [sym_variable_reference_pattern] = "variable_reference_pattern",
  [sym_expression_reference_pattern] = "expression_reference_pattern",
  [sym__pattern_constant] = "_pattern_constant",
  [sym__pattern_constant_resolution] = "scope_resolution",
  [sym_if] = "if",
  [sym_unless] = "unless",
  [sym_elsif] = "elsif",
  [sym_else] = "else",
  [sym_then] = "then",
  [sym_begin] = "begin",
  [sym_ensure] = "ensure",
  [sym_rescue] = "rescue",
  [sym_exceptions] = "exceptions",
  [sym_exception_variable] = "exception_variable",
  [sym_body_statement] = "body_statement",
  [sym__body_statement] = "_body_statement",
  [sym__expression] = "_expression",
  [sym_match_pattern] = "match_pattern",
  [sym_test_pattern] = "test_pattern",
  [sym__arg] = "_arg",
  [sym__unary_minus_pow] = "unary",
  [sym__pow] = "binary",
  [sym__primary] = "_primary",
  [sym_parenthesized_statements] = "parenthesized_statements",
  [sym_element_reference] = "element_reference",
  [sym_scope_resolution] = "scope_resolution",
  [sym__call] = "_call",
  [sym_command_call] = "call",
  [sym_command_call_with_block] = "call",
  [sym__chained_command_call] = "_chained_command_call",
  [sym_call] = "call",
  [sym_command_argument_list] = "argument_list",
  [sym_argument_list] = "argument_list",
  [sym__argument_list_with_trailing_comma] = "_argument_list_with_trailing_comma",
  [sym__argument] = "_argument",
  [sym_forward_argument] = "forward_argument",
  [sym_splat_argument] = "splat_argument",
  [sym_hash_splat_argument] = "hash_splat_argument",
  [sym_block_argument] = "block_argument",
  [sym_do_block] = "do_block",
  [sym_block] = "block",
  [sym_assignment] = "assignment",
  [sym_command_assignment] = "assignment",
  [sym_operator_assignment] = "operator_assignment",
  [sym_command_operator_assignment] = "operator_assignment",
  [sym_conditional] = "conditional",
  [sym_range] = "range",
  [sym_binary] = "binary",
  [sym_command_binary] = "binary",
  [sym_unary] = "unary",
  [sym_command_unary] = "unary",
  [sym_parenthesized_unary] = "unary",
  [sym_unary_literal] = "unary",
  [sym__literal] = "_literal",
  [sym__numeric] = "_numeric",
  [sym__simple_numeric] = "_simple_numeric",
  [sym_right_assignment_list] = "right_assignment_list",
  [sym_left_assignment_list] = "left_assignment_list",
  [sym__mlhs] = "_mlhs",
  [sym_destructured_left_assignment] = "destructured_left_assignment",
  [sym_rest_assignment] = "rest_assignment",
  [sym__function_identifier] = "_function_identifier",
  [sym__function_identifier_call] = "call",
  [sym__lhs] = "_lhs",
  [sym__variable] = "_variable",
  [sym_operator] = "operator",
  [sym__method_name] = "_method_name",
  [sym__nonlocal_variable] = "_nonlocal_variable",
  [sym_setter] = "setter",
  [sym_undef] = "undef",
  [sym_alias] = "alias",
  [sym__int_or_float] = "_int_or_float",
  [sym_complex] = "complex",
  [sym_rational] = "rational",
  [sym_nil] = "nil",
  [sym_constant_suffix] = "hash_key_symbol",
  [sym_identifier_suffix] = "hash_key_symbol",
  [sym_chained_string] = "chained_string",
  [sym_interpolation] = "interpolation",
  [sym_string] = "string",
  [sym_subshell] = "subshell",
  [sym_string_array] = "string_array",
  [sym_symbol_array] = "symbol_array",
  [sym_delimited_symbol] = "delimited_symbol",
  [sym_regex] = "regex",
  [sym_heredoc_body] = "heredoc_body",
  [aux_sym__literal_contents] = "_literal_contents",
  [sym_array] = "array",
  [sym_hash] = "hash",
  [sym_pair] = "pair",
  [sym_lambda] = "lambda",
  [sym_empty_statement] = "empty_statement",
  [sym__terminator] = "_terminator",
  [aux_sym__statements_repeat1] = "_statements_repeat1",
  [aux_sym_parameters_repeat1] = "parameters_repeat1",
  [aux_sym_block_parameters_repeat1] = "block_parameters_repeat1",
  [aux_sym_case_repeat1] = "case_repeat1",
  [aux_sym_case_match_repeat1] = "case_match_repeat1",
  [aux_sym_when_repeat1] = "when_repeat1",
  [aux_sym__array_pattern_n_repeat1] = "_array_pattern_n_repeat1",
  [aux_sym_alternative_pattern_repeat1] = "alternative_pattern_repeat1",
  [aux_sym__hash_pattern_body_repeat1] = "_hash_pattern_body_repeat1",
  [aux_sym_exceptions_repeat1] = "exceptions_repeat1",
  [aux_sym__body_statement_repeat1] = "_body_statement_repeat1",
  [aux_sym_command_argument_list_repeat1] = "command_argument_list_repeat1",
  [aux_sym__mlhs_repeat1] = "_mlhs_repeat1",
  [aux_sym_undef_repeat1] = "undef_repeat1",
  [aux_sym_chained_string_repeat1] = "chained_string_repeat1",
  [aux_sym_string_array_repeat1] = "string_array_repeat1",
  [aux_sym_symbol_array_repeat1] = "symbol_array_repeat1",
  [aux_sym_heredoc_body_repeat1] = "heredoc_body_repeat1",
  [aux_sym_hash_repeat1] = "hash_repeat1",
  [alias_sym_bare_string] = "bare_string",
  [alias_sym_bare_symbol] = "bare_symbol",
  [alias_sym_destructured_parameter] = "destructured_parameter",
  [alias_sym_lambda_parameters] = "lambda_parameters",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [sym_identifier] = sym_identifier,
  [aux_sym_program_token1] = aux_sym_program_token1,
  [sym_uninterpreted] = sym_uninterpreted,
  [anon_sym_BEGIN] = anon_sym_BEGIN,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [anon_sym_END] = anon_sym_END,
  [anon_sym_def] = anon_sym_def,
  [anon_sym_LPAREN] = anon_sym_LPAREN,
  [anon_sym_RPAREN] = anon_sym_RPAREN,
  [anon_sym_DOT] = anon_sym_DOT,
  [anon_sym_COLON_COLON] = anon_sym_COLON_COLON,
  [anon_sym_end] = anon_sym_end,
  [anon_sym_rescue] = anon_sym_rescue,
  [anon_sym_EQ] = anon_sym_EQ,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [anon_sym_PIPE] = anon_sym_PIPE,
  [anon_sym_SEMI] = anon_sym_SEMI,
  [anon_sym_DOT_DOT_DOT] = anon_sym_DOT_DOT_DOT,
  [anon_sym_STAR] = anon_sym_STAR,
  [anon_sym_STAR_STAR] = anon_sym_STAR_STAR,
  [anon_sym_nil] = anon_sym_nil,
  [anon_sym_AMP] = anon_sym_AMP,
  [anon_sym_COLON] = anon_sym_COLON,
  [anon_sym_class] = anon_sym_class,
  [anon_sym_LT] = anon_sym_LT,
  [anon_sym_module] = anon_sym_module,
  [anon_sym_return] = anon_sym_return,
  [anon_sym_yield] = anon_sym_yield,
  [anon_sym_break] = anon_sym_break,
  [anon_sym_next] = anon_sym_next,
  [anon_sym_redo] = anon_sym_redo,
  [anon_sym_retry] = anon_sym_retry,
  [anon_sym_if] = anon_sym_if,
  [anon_sym_unless] = anon_sym_unless,
  [anon_sym_while] = anon_sym_while,
  [anon_sym_until] = anon_sym_until,
  [anon_sym_for] = anon_sym_for,
  [anon_sym_in] = anon_sym_in,
  [anon_sym_do] = anon_sym_do,
  [anon_sym_case] = anon_sym_case,
  [anon_sym_when] = anon_sym_when,
  [anon_sym_EQ_GT] = anon_sym_EQ_GT,
  [anon_sym_LBRACK] = anon_sym_LBRACK,
  [anon_sym_RBRACK] = anon_sym_RBRACK,
  [anon_sym_LBRACK2] = anon_sym_LBRACK,
  [anon_sym_LPAREN2] = anon_sym_LPAREN,
  [anon_sym_DOT_DOT] = anon_sym_DOT_DOT,
  [sym_line] = sym_line,
  [sym_file] = sym_file,
  [sym_encoding] = sym_encoding,
  [anon_sym_CARET] = anon_sym_CARET,
  [anon_sym_elsif] = anon_sym_elsif,
  [anon_sym_else] = anon_sym_else,
  [anon_sym_then] = anon_sym_then,
  [anon_sym_begin] = anon_sym_begin,
  [anon_sym_ensure] = anon_sym_ensure,
  [anon_sym_COLON_COLON2] = anon_sym_COLON_COLON,
  [anon_sym_AMP_DOT] = anon_sym_AMP_DOT,
  [anon_sym_PLUS_EQ] = anon_sym_PLUS_EQ,
  [anon_sym_DASH_EQ] = anon_sym_DASH_EQ,
  [anon_sym_STAR_EQ] = anon_sym_STAR_EQ,
  [anon_sym_STAR_STAR_EQ] = anon_sym_STAR_STAR_EQ,
  [anon_sym_SLASH_EQ] = anon_sym_SLASH_EQ,
  [anon_sym_PIPE_PIPE_EQ] = anon_sym_PIPE_PIPE_EQ,
  [anon_sym_PIPE_EQ] = anon_sym_PIPE_EQ,
  [anon_sym_AMP_AMP_EQ] = anon_sym_AMP_AMP_EQ,
  [anon_sym_AMP_EQ] = anon_sym_AMP_EQ,
  [anon_sym_PERCENT_EQ] = anon_sym_PERCENT_EQ,
  [anon_sym_GT_GT_EQ] = anon_sym_GT_GT_EQ,
  [anon_sym_LT_LT_EQ] = anon_sym_LT_LT_EQ,
  [anon_sym_CARET_EQ] = anon_sym_CARET_EQ,
  [anon_sym_QMARK] = anon_sym_QMARK,
  [anon_sym_COLON2] = anon_sym_COLON,
  [anon_sym_and] = anon_sym_and,
  [anon_sym_or] = anon_sym_or,
  [anon_sym_PIPE_PIPE] = anon_sym_PIPE_PIPE,
  [anon_sym_AMP_AMP] = anon_sym_AMP_AMP,
  [anon_sym_LT_LT] = anon_sym_LT_LT,
  [anon_sym_GT_GT] = anon_sym_GT_GT,
  [anon_sym_LT_EQ] = anon_sym_LT_EQ,
  [anon_sym_GT] = anon_sym_GT,
  [anon_sym_GT_EQ] = anon_sym_GT_EQ,
  [anon_sym_PLUS] = anon_sym_PLUS,
  [anon_sym_SLASH] = anon_sym_SLASH,
  [anon_sym_PERCENT] = anon_sym_PERCENT,
  [anon_sym_EQ_EQ] = anon_sym_EQ_EQ,
  [anon_sym_BANG_EQ] = anon_sym_BANG_EQ,
  [anon_sym_EQ_EQ_EQ] = anon_sym_EQ_EQ_EQ,
  [anon_sym_LT_EQ_GT] = anon_sym_LT_EQ_GT,
  [anon_sym_EQ_TILDE] = anon_sym_EQ_TILDE,
  [anon_sym_BANG_TILDE] = anon_sym_BANG_TILDE,
  [anon_sym_defined_QMARK] = anon_sym_defined_QMARK,
  [anon_sym_not] = anon_sym_not,
  [anon_sym_BANG] = anon_sym_BANG,
  [anon_sym_TILDE] = anon_sym_TILDE,
  [anon_sym_DASH] = anon_sym_DASH,
  [anon_sym_PLUS_AT] = anon_sym_PLUS_AT,
  [anon_sym_DASH_AT] = anon_sym_DASH_AT,
  [anon_sym_TILDE_AT] = anon_sym_TILDE_AT,
  [anon_sym_LBRACK_RBRACK] = anon_sym_LBRACK_RBRACK,
  [anon_sym_LBRACK_RBRACK_EQ] = anon_sym_LBRACK_RBRACK_EQ,
  [anon_sym_BQUOTE] = anon_sym_BQUOTE,
  [anon_sym_EQ2] = anon_sym_EQ,
  [anon_sym_undef] = anon_sym_undef,
  [anon_sym_alias] = anon_sym_alias,
  [sym_comment] = sym_comment,
  [sym_integer] = sym_integer,
  [sym_float] = sym_float,
  [anon_sym_i] = anon_sym_i,
  [anon_sym_ri] = anon_sym_ri,
  [anon_sym_r] = anon_sym_r,
  [sym_super] = sym_super,
  [sym_self] = sym_self,
  [sym_true] = sym_true,
  [sym_false] = sym_false,
  [sym_constant] = sym_constant,
  [aux_sym_constant_suffix_token1] = aux_sym_constant_suffix_token1,
  [aux_sym_identifier_suffix_token1] = aux_sym_identifier_suffix_token1,
  [sym_instance_variable] = sym_instance_variable,
  [sym_class_variable] = sym_class_variable,
  [sym_global_variable] = sym_global_variable,
  [sym_character] = sym_character,
  [anon_sym_POUND_LBRACE] = anon_sym_POUND_LBRACE,
  [aux_sym_string_array_token1] = aux_sym_string_array_token1,
  [sym_escape_sequence] = sym_escape_sequence,
  [anon_sym_DASH_GT] = anon_sym_DASH_GT,
  [sym__line_break] = sym__line_break,
  [sym__no_line_break] = sym__no_line_break,
  [sym_simple_symbol] = sym_simple_symbol,
  [sym__string_start] = sym__string_start,
  [sym__symbol_start] = sym__symbol_start,
  [sym__subshell_start] = anon_sym_BQUOTE,
  [sym__regex_start] = anon_sym_SLASH,
  [sym__string_array_start] = sym__string_array_start,
  [sym__symbol_array_start] = sym__symbol_array_start,
  [sym__heredoc_body_start] = sym__heredoc_body_start,
  [sym_string_content] = sym_string_content,
  [sym_heredoc_content] = sym_heredoc_content,
  [sym__string_end] = anon_sym_RPAREN,
  [sym_heredoc_end] = sym_heredoc_end,
  [sym_heredoc_beginning] = sym_heredoc_beginning,
  [sym__block_ampersand] = anon_sym_AMP,
  [sym__splat_star] = anon_sym_STAR,
  [sym__unary_minus] = anon_sym_DASH,
  [sym__unary_minus_num] = anon_sym_DASH,
  [sym__binary_minus] = anon_sym_DASH,
  [sym__binary_star] = anon_sym_STAR,
  [sym__singleton_class_left_angle_left_langle] = anon_sym_LT_LT,
  [sym_hash_key_symbol] = sym_hash_key_symbol,
  [sym__identifier_suffix] = sym__identifier_suffix,
  [sym__constant_suffix] = sym__constant_suffix,
  [sym__hash_splat_star_star] = anon_sym_STAR_STAR,
  [sym__binary_star_star] = anon_sym_STAR_STAR,
  [sym__element_reference_bracket] = anon_sym_LBRACK,
  [sym__short_interpolation] = sym__short_interpolation,
  [sym_program] = sym_program,
  [sym_block_body] = sym_block_body,
  [sym__statements] = sym__statements,
  [sym_begin_block] = sym_begin_block,
  [sym_end_block] = sym_end_block,
  [sym__statement] = sym__statement,
  [sym_method] = sym_method,
  [sym_singleton_method] = sym_singleton_method,
  [sym__method_rest] = sym__method_rest,
  [sym_rescue_modifier_arg] = sym_rescue_modifier,
  [sym_rescue_modifier_expression] = sym_rescue_modifier,
  [sym__body_expr] = sym__body_expr,
  [sym_parameters] = sym_parameters,
  [sym_bare_parameters] = sym_parameters,
  [sym_block_parameters] = sym_block_parameters,
  [sym__formal_parameter] = sym__formal_parameter,
  [sym__simple_formal_parameter] = sym__simple_formal_parameter,
  [sym_forward_parameter] = sym_forward_parameter,
  [sym_splat_parameter] = sym_splat_parameter,
  [sym_hash_splat_parameter] = sym_hash_splat_parameter,
  [sym_hash_splat_nil] = sym_hash_splat_nil,
  [sym_block_parameter] = sym_block_parameter,
  [sym_keyword_parameter] = sym_keyword_parameter,
  [sym_optional_parameter] = sym_optional_parameter,
  [sym_class] = sym_class,
  [sym_superclass] = sym_superclass,
  [sym_singleton_class] = sym_singleton_class,
  [sym_module] = sym_module,
  [sym_return_command] = sym_return,
  [sym_yield_command] = sym_yield,
  [sym_break_command] = sym_break,
  [sym_next_command] = sym_next,
  [sym_return] = sym_return,
  [sym_yield] = sym_yield,
  [sym_break] = sym_break,
  [sym_next] = sym_next,
  [sym_redo] = sym_redo,
  [sym_retry] = sym_retry,
  [sym_if_modifier] = sym_if_modifier,
  [sym_unless_modifier] = sym_unless_modifier,
  [sym_while_modifier] = sym_while_modifier,
  [sym_until_modifier] = sym_until_modifier,
  [sym_rescue_modifier] = sym_rescue_modifier,
  [sym_while] = sym_while,
  [sym_until] = sym_until,
  [sym_for] = sym_for,
  [sym_in] = sym_in,
  [sym_do] = sym_do,
  [sym_case] = sym_case,
  [sym_case_match] = sym_case_match,
  [sym_when] = sym_when,
  [sym_in_clause] = sym_in_clause,
  [sym_pattern] = sym_pattern,
  [sym__guard] = sym__guard,
  [sym_if_guard] = sym_if_guard,
  [sym_unless_guard] = sym_unless_guard,
  [sym__pattern_top_expr_body] = sym__pattern_top_expr_body,
  [sym__array_pattern_n] = sym__array_pattern_n,
  [sym__pattern_expr] = sym__pattern_expr,
  [sym_as_pattern] = sym_as_pattern,
  [sym__pattern_expr_alt] = sym__pattern_expr_alt,
  [sym_alternative_pattern] = sym_alternative_pattern,
  [sym__array_pattern_body] = sym__array_pattern_body,
  [sym_array_pattern] = sym_array_pattern,
  [sym__find_pattern_body] = sym__find_pattern_body,
  [sym_find_pattern] = sym_find_pattern,
  [sym__hash_pattern_body] = sym__hash_pattern_body,
  [sym_keyword_pattern] = sym_keyword_pattern,
  [sym__hash_pattern_any_rest] = sym__hash_pattern_any_rest,
  [sym_hash_pattern] = sym_hash_pattern,
  [sym__pattern_expr_basic] = sym__pattern_expr_basic,
  [sym_parenthesized_pattern] = sym_parenthesized_pattern,
  [sym__pattern_value] = sym__pattern_value,
  [sym__pattern_range] = sym_range,
  [sym__pattern_primitive] = sym__pattern_primitive,
  [sym__pattern_lambda] = sym__pattern_lambda,
  [sym__pattern_literal] = sym__pattern_literal,
  [sym__keyword_variable] = sym__keyword_variable,
  [sym_variable_reference_pattern] = sym_variable_reference_pattern,
  [sym_expression_reference_pattern] = sym_expression_reference_pattern,
  [sym__pattern_constant] = sym__pattern_constant,
  [sym__pattern_constant_resolution] = sym_scope_resolution,
  [sym_if] = sym_if,
  [sym_unless] = sym_unless,
  [sym_elsif] = sym_elsif,
  [sym_else] = sym_else,
  [sym_then] = sym_then,
  [sym_begin] = sym_begin,
  [sym_ensure] = sym_ensure,
  [sym_rescue] = sym_rescue,
  [sym_exceptions] = sym_exceptions,
  [sym_exception_variable] = sym_exception_variable,
  [sym_body_statement] = sym_body_statement,
  [sym__body_statement] = sym__body_statement,
  [sym__expression] = sym__expression,
  [sym_match_pattern] = sym_match_pattern,
  [sym_test_pattern] = sym_test_pattern,
  [sym__arg] = sym__arg,
  [sym__unary_minus_pow] = sym_unary,
  [sym__pow] = sym_binary,
  [sym__primary] = sym__primary,
  [sym_parenthesized_statements] = sym_parenthesized_statements,
  [sym_element_reference] = sym_element_reference,
  [sym_scope_resolution] = sym_scope_resolution,
  [sym__call] = sym__call,
  [sym_command_call] = sym_call,
  [sym_command_call_with_block] = sym_call,
  [sym__chained_command_call] = sym__chained_command_call,
  [sym_call] = sym_call,
  [sym_command_argument_list] = sym_argument_list,
  [sym_argument_list] = sym_argument_list,
  [sym__argument_list_with_trailing_comma] = sym__argument_list_with_trailing_comma,
  [sym__argument] = sym__argument,
  [sym_forward_argument] = sym_forward_argument,
  [sym_splat_argument] = sym_splat_argument,
  [sym_hash_splat_argument] = sym_hash_splat_argument,
  [sym_block_argument] = sym_block_argument,
  [sym_do_block] = sym_do_block,
  [sym_block] = sym_block,
  [sym_assignment] = sym_assignment,
  [sym_command_assignment] = sym_assignment,
  [sym_operator_assignment] = sym_operator_assignment,
  [sym_command_operator_assignment] = sym_operator_assignment,
  [sym_conditional] = sym_conditional,
  [sym_range] = sym_range,
  [sym_binary] = sym_binary,
  [sym_command_binary] = sym_binary,
  [sym_unary] = sym_unary,
  [sym_command_unary] = sym_unary,
  [sym_parenthesized_unary] = sym_unary,
  [sym_unary_literal] = sym_unary,
  [sym__literal] = sym__literal,
  [sym__numeric] = sym__numeric,
  [sym__simple_numeric] = sym__simple_numeric,
  [sym_right_assignment_list] = sym_right_assignment_list,
  [sym_left_assignment_list] = sym_left_assignment_list,
  [sym__mlhs] = sym__mlhs,
  [sym_destructured_left_assignment] = sym_destructured_left_assignment,
  [sym_rest_assignment] = sym_rest_assignment,
  [sym__function_identifier] = sym__function_identifier,
  [sym__function_identifier_call] = sym_call,
  [sym__lhs] = sym__lhs,
  [sym__variable] = sym__variable,
  [sym_operator] = sym_operator,
  [sym__method_name] = sym__method_name,
  [sym__nonlocal_variable] = sym__nonlocal_variable,
  [sym_setter] = sym_setter,
  [sym_undef] = sym_undef,
  [sym_alias] = sym_alias,
  [sym__int_or_float] = sym__int_or_float,
  [sym_complex] = sym_complex,
  [sym_rational] = sym_rational,
  [sym_nil] = sym_nil,
  [sym_constant_suffix] = sym_hash_key_symbol,
  [sym_identifier_suffix] = sym_hash_key_symbol,
  [sym_chained_string] = sym_chained_string,
  [sym_interpolation] = sym_interpolation,
  [sym_string] = sym_string,
  [sym_subshell] = sym_subshell,
  [sym_string_array] = sym_string_array,
  [sym_symbol_array] = sym_symbol_array,
  [sym_delimited_symbol] = sym_delimited_symbol,
  [sym_regex] = sym_regex,
  [sym_heredoc_body] = sym_heredoc_body,
  [aux_sym__literal_contents] = aux_sym__literal_contents,
  [sym_array] = sym_array,
  [sym_hash] = sym_hash,
  [sym_pair] = sym_pair,
  [sym_lambda] = sym_lambda,
  [sym_empty_statement] = sym_empty_statement,
  [sym__terminator] = sym__terminator,
  [aux_sym__statements_repeat1] = aux_sym__statements_repeat1,
  [aux_sym_parameters_repeat1] = aux_sym_parameters_repeat1,
  [aux_sym_block_parameters_repeat1] = aux_sym_block_parameters_repeat1,
  [aux_sym_case_repeat1] = aux_sym_case_repeat1,
  [aux_sym_case_match_repeat1] = aux_sym_case_match_repeat1,
  [aux_sym_when_repeat1] = aux_sym_when_repeat1,
  [aux_sym__array_pattern_n_repeat1] = aux_sym__array_pattern_n_repeat1,
  [aux_sym_alternative_pattern_repeat1] = aux_sym_alternative_pattern_repeat1,
  [aux_sym__hash_pattern_body_repeat1] = aux_sym__hash_pattern_body_repeat1,
  [aux_sym_exceptions_repeat1] = aux_sym_exceptions_repeat1,
  [aux_sym__body_statement_repeat1] = aux_sym__body_statement_repeat1,
  [aux_sym_command_argument_list_repeat1] = aux_sym_command_argument_list_repeat1,
  [aux_sym__mlhs_repeat1] = aux_sym__mlhs_repeat1,
  [aux_sym_undef_repeat1] = aux_sym_undef_repeat1,
  [aux_sym_chained_string_repeat1] = aux_sym_chained_string_repeat1,
  [aux_sym_string_array_repeat1] = aux_sym_string_array_repeat1,
  [aux_sym_symbol_array_repeat1] = aux_sym_symbol_array_repeat1,
  [aux_sym_heredoc_body_repeat1] = aux_sym_heredoc_body_repeat1,
  [aux_sym_hash_repeat1] = aux_sym_hash_repeat1,
  [alias_sym_bare_string] = alias_sym_bare_string,
  [alias_sym_bare_symbol] = alias_sym_bare_symbol,
  [alias_sym_destructured_parameter] = alias_sym_destructured_parameter,
  [alias_sym_lambda_parameters] = alias_sym_lambda_parameters,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [sym_identifier] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_program_token1] = {
    .visible = false,
    .named = false,
  },
  [sym_uninterpreted] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_BEGIN] = {
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
  [anon_sym_END] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_def] = {
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
  [anon_sym_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_end] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_rescue] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SEMI] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_DOT_DOT] = {
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
  [anon_sym_nil] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_class] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_module] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_return] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_yield] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_break] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_next] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_redo] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_retry] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_if] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unless] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_while] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_until] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_for] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_in] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_do] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_case] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_when] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_GT] = {
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
  [anon_sym_LBRACK2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LPAREN2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_DOT] = {
    .visible = true,
    .named = false,
  },
  [sym_line] = {
    .visible = true,
    .named = true,
  },
  [sym_file] = {
    .visible = true,
    .named = true,
  },
  [sym_encoding] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_CARET] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_elsif] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_else] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_then] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_begin] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_ensure] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON_COLON2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR_STAR_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SLASH_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_PIPE_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP_AMP_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PERCENT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_GT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_LT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_CARET_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COLON2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_and] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_or] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP_AMP] = {
    .visible = true,
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
  [anon_sym_LT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SLASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PERCENT] = {
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
  [anon_sym_EQ_EQ_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_EQ_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_TILDE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG_TILDE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_defined_QMARK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_not] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_TILDE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_AT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_AT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_TILDE_AT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK_RBRACK_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_undef] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_alias] = {
    .visible = true,
    .named = false,
  },
  [sym_comment] = {
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
  [anon_sym_i] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_ri] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_r] = {
    .visible = true,
    .named = false,
  },
  [sym_super] = {
    .visible = true,
    .named = true,
  },
  [sym_self] = {
    .visible = true,
    .named = true,
  },
  [sym_true] = {
    .visible = true,
    .named = true,
  },
  [sym_false] = {
    .visible = true,
    .named = true,
  },
  [sym_constant] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_constant_suffix_token1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_identifier_suffix_token1] = {
    .visible = false,
    .named = false,
  },
  [sym_instance_variable] = {
    .visible = true,
    .named = true,
  },
  [sym_class_variable] = {
    .visible = true,
    .named = true,
  },
  [sym_global_variable] = {
    .visible = true,
    .named = true,
  },
  [sym_character] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_POUND_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_string_array_token1] = {
    .visible = false,
    .named = false,
  },
  [sym_escape_sequence] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_DASH_GT] = {
    .visible = true,
    .named = false,
  },
  [sym__line_break] = {
    .visible = false,
    .named = true,
  },
  [sym__no_line_break] = {
    .visible = false,
    .named = true,
  },
  [sym_simple_symbol] = {
    .visible = true,
    .named = true,
  },
  [sym__string_start] = {
    .visible = true,
    .named = false,
  },
  [sym__symbol_start] = {
    .visible = true,
    .named = false,
  },
  [sym__subshell_start] = {
    .visible = true,
    .named = false,
  },
  [sym__regex_start] = {
    .visible = true,
    .named = false,
  },
  [sym__string_array_start] = {
    .visible = true,
    .named = false,
  },
  [sym__symbol_array_start] = {
    .visible = true,
    .named = false,
  },
  [sym__heredoc_body_start] = {
    .visible = false,
    .named = true,
  },
  [sym_string_content] = {
    .visible = true,
    .named = true,
  },
  [sym_heredoc_content] = {
    .visible = true,
    .named = true,
  },
  [sym__string_end] = {
    .visible = true,
    .named = false,
  },
  [sym_heredoc_end] = {
    .visible = true,
    .named = true,
  },
  [sym_heredoc_beginning] = {
    .visible = true,
    .named = true,
  },
  [sym__block_ampersand] = {
    .visible = true,
    .named = false,
  },
  [sym__splat_star] = {
    .visible = true,
    .named = false,
  },
  [sym__unary_minus] = {
    .visible = true,
    .named = false,
  },
  [sym__unary_minus_num] = {
    .visible = true,
    .named = false,
  },
  [sym__binary_minus] = {
    .visible = true,
    .named = false,
  },
  [sym__binary_star] = {
    .visible = true,
    .named = false,
  },
  [sym__singleton_class_left_angle_left_langle] = {
    .visible = true,
    .named = false,
  },
  [sym_hash_key_symbol] = {
    .visible = true,
    .named = true,
  },
  [sym__identifier_suffix] = {
    .visible = false,
    .named = true,
  },
  [sym__constant_suffix] = {
    .visible = false,
    .named = true,
  },
  [sym__hash_splat_star_star] = {
    .visible = true,
    .named = false,
  },
  [sym__binary_star_star] = {
    .visible = true,
    .named = false,
  },
  [sym__element_reference_bracket] = {
    .visible = true,
    .named = false,
  },
  [sym__short_interpolation] = {
    .visible = false,
    .named = true,
  },
  [sym_program] = {
    .visible = true,
    .named = true,
  },
  [sym_block_body] = {
    .visible = true,
    .named = true,
  },
  [sym__statements] = {
    .visible = false,
    .named = true,
  },
  [sym_begin_block] = {
    .visible = true,
    .named = true,
  },
  [sym_end_block] = {
    .visible = true,
    .named = true,
  },
  [sym__statement] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_method] = {
    .visible = true,
    .named = true,
  },
  [sym_singleton_method] = {
    .visible = true,
    .named = true,
  },
  [sym__method_rest] = {
    .visible = false,
    .named = true,
  },
  [sym_rescue_modifier_arg] = {
    .visible = true,
    .named = true,
  },
  [sym_rescue_modifier_expression] = {
    .visible = true,
    .named = true,
  },
  [sym__body_expr] = {
    .visible = false,
    .named = true,
  },
  [sym_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_bare_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_block_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym__formal_parameter] = {
    .visible = false,
    .named = true,
  },
  [sym__simple_formal_parameter] = {
    .visible = false,
    .named = true,
  },
  [sym_forward_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym_splat_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym_hash_splat_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym_hash_splat_nil] = {
    .visible = true,
    .named = true,
  },
  [sym_block_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym_keyword_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym_optional_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym_class] = {
    .visible = true,
    .named = true,
  },
  [sym_superclass] = {
    .visible = true,
    .named = true,
  },
  [sym_singleton_class] = {
    .visible = true,
    .named = true,
  },
  [sym_module] = {
    .visible = true,
    .named = true,
  },
  [sym_return_command] = {
    .visible = true,
    .named = true,
  },
  [sym_yield_command] = {
    .visible = true,
    .named = true,
  },
  [sym_break_command] = {
    .visible = true,
    .named = true,
  },
  [sym_next_command] = {
    .visible = true,
    .named = true,
  },
  [sym_return] = {
    .visible = true,
    .named = true,
  },
  [sym_yield] = {
    .visible = true,
    .named = true,
  },
  [sym_break] = {
    .visible = true,
    .named = true,
  },
  [sym_next] = {
    .visible = true,
    .named = true,
  },
  [sym_redo] = {
    .visible = true,
    .named = true,
  },
  [sym_retry] = {
    .visible = true,
    .named = true,
  },
  [sym_if_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_unless_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_while_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_until_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_rescue_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_while] = {
    .visible = true,
    .named = true,
  },
  [sym_until] = {
    .visible = true,
    .named = true,
  },
  [sym_for] = {
    .visible = true,
    .named = true,
  },
  [sym_in] = {
    .visible = true,
    .named = true,
  },
  [sym_do] = {
    .visible = true,
    .named = true,
  },
  [sym_case] = {
    .visible = true,
    .named = true,
  },
  [sym_case_match] = {
    .visible = true,
    .named = true,
  },
  [sym_when] = {
    .visible = true,
    .named = true,
  },
  [sym_in_clause] = {
    .visible = true,
    .named = true,
  },
  [sym_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__guard] = {
    .visible = false,
    .named = true,
  },
  [sym_if_guard] = {
    .visible = true,
    .named = true,
  },
  [sym_unless_guard] = {
    .visible = true,
    .named = true,
  },
  [sym__pattern_top_expr_body] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__array_pattern_n] = {
    .visible = false,
    .named = true,
  },
  [sym__pattern_expr] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_as_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__pattern_expr_alt] = {
    .visible = false,
    .named = true,
  },
  [sym_alternative_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__array_pattern_body] = {
    .visible = false,
    .named = true,
  },
  [sym_array_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__find_pattern_body] = {
    .visible = false,
    .named = true,
  },
  [sym_find_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__hash_pattern_body] = {
    .visible = false,
    .named = true,
  },
  [sym_keyword_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__hash_pattern_any_rest] = {
    .visible = false,
    .named = true,
  },
  [sym_hash_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__pattern_expr_basic] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_parenthesized_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__pattern_value] = {
    .visible = false,
    .named = true,
  },
  [sym__pattern_range] = {
    .visible = true,
    .named = true,
  },
  [sym__pattern_primitive] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__pattern_lambda] = {
    .visible = false,
    .named = true,
  },
  [sym__pattern_literal] = {
    .visible = false,
    .named = true,
  },
  [sym__keyword_variable] = {
    .visible = false,
    .named = true,
  },
  [sym_variable_reference_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym_expression_reference_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__pattern_constant] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__pattern_constant_resolution] = {
    .visible = true,
    .named = true,
  },
  [sym_if] = {
    .visible = true,
    .named = true,
  },
  [sym_unless] = {
    .visible = true,
    .named = true,
  },
  [sym_elsif] = {
    .visible = true,
    .named = true,
  },
  [sym_else] = {
    .visible = true,
    .named = true,
  },
  [sym_then] = {
    .visible = true,
    .named = true,
  },
  [sym_begin] = {
    .visible = true,
    .named = true,
  },
  [sym_ensure] = {
    .visible = true,
    .named = true,
  },
  [sym_rescue] = {
    .visible = true,
    .named = true,
  },
  [sym_exceptions] = {
    .visible = true,
    .named = true,
  },
  [sym_exception_variable] = {
    .visible = true,
    .named = true,
  },
  [sym_body_statement] = {
    .visible = true,
    .named = true,
  },
  [sym__body_statement] = {
    .visible = false,
    .named = true,
  },
  [sym__expression] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_match_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym_test_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__arg] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__unary_minus_pow] = {
    .visible = true,
    .named = true,
  },
  [sym__pow] = {
    .visible = true,
    .named = true,
  },
  [sym__primary] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_parenthesized_statements] = {
    .visible = true,
    .named = true,
  },
  [sym_element_reference] = {
    .visible = true,
    .named = true,
  },
  [sym_scope_resolution] = {
    .visible = true,
    .named = true,
  },
  [sym__call] = {
    .visible = false,
    .named = true,
  },
  [sym_command_call] = {
    .visible = true,
    .named = true,
  },
  [sym_command_call_with_block] = {
    .visible = true,
    .named = true,
  },
  [sym__chained_command_call] = {
    .visible = false,
    .named = true,
  },
  [sym_call] = {
    .visible = true,
    .named = true,
  },
  [sym_command_argument_list] = {
    .visible = true,
    .named = true,
  },
  [sym_argument_list] = {
    .visible = true,
    .named = true,
  },
  [sym__argument_list_with_trailing_comma] = {
    .visible = false,
    .named = true,
  },
  [sym__argument] = {
    .visible = false,
    .named = true,
  },
  [sym_forward_argument] = {
    .visible = true,
    .named = true,
  },
  [sym_splat_argument] = {
    .visible = true,
    .named = true,
  },
  [sym_hash_splat_argument] = {
    .visible = true,
    .named = true,
  },
  [sym_block_argument] = {
    .visible = true,
    .named = true,
  },
  [sym_do_block] = {
    .visible = true,
    .named = true,
  },
  [sym_block] = {
    .visible = true,
    .named = true,
  },
  [sym_assignment] = {
    .visible = true,
    .named = true,
  },
  [sym_command_assignment] = {
    .visible = true,
    .named = true,
  },
  [sym_operator_assignment] = {
    .visible = true,
    .named = true,
  },
  [sym_command_operator_assignment] = {
    .visible = true,
    .named = true,
  },
  [sym_conditional] = {
    .visible = true,
    .named = true,
  },
  [sym_range] = {
    .visible = true,
    .named = true,
  },
  [sym_binary] = {
    .visible = true,
    .named = true,
  },
  [sym_command_binary] = {
    .visible = true,
    .named = true,
  },
  [sym_unary] = {
    .visible = true,
    .named = true,
  },
  [sym_command_unary] = {
    .visible = true,
    .named = true,
  },
  [sym_parenthesized_unary] = {
    .visible = true,
    .named = true,
  },
  [sym_unary_literal] = {
    .visible = true,
    .named = true,
  },
  [sym__literal] = {
    .visible = false,
    .named = true,
  },
  [sym__numeric] = {
    .visible = false,
    .named = true,
  },
  [sym__simple_numeric] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_right_assignment_list] = {
    .visible = true,
    .named = true,
  },
  [sym_left_assignment_list] = {
    .visible = true,
    .named = true,
  },
  [sym__mlhs] = {
    .visible = false,
    .named = true,
  },
  [sym_destructured_left_assignment] = {
    .visible = true,
    .named = true,
  },
  [sym_rest_assignment] = {
    .visible = true,
    .named = true,
  },
  [sym__function_identifier] = {
    .visible = false,
    .named = true,
  },
  [sym__function_identifier_call] = {
    .visible = true,
    .named = true,
  },
  [sym__lhs] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__variable] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_operator] = {
    .visible = true,
    .named = true,
  },
  [sym__method_name] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym__nonlocal_variable] = {
    .visible = false,
    .named = true,
    .supertype = true,
  },
  [sym_setter] = {
    .visible = true,
    .named = true,
  },
  [sym_undef] = {
    .visible = true,
    .named = true,
  },
  [sym_alias] = {
    .visible = true,
    .named = true,
  },
  [sym__int_or_float] = {
    .visible = false,
    .named = true,
  },
  [sym_complex] = {
    .visible = true,
    .named = true,
  },
  [sym_rational] = {
    .visible = true,
    .named = true,
  },
  [sym_nil] = {
    .visible = true,
    .named = true,
  },
  [sym_constant_suffix] = {
    .visible = true,
    .named = true,
  },
  [sym_identifier_suffix] = {
    .visible = true,
    .named = true,
  },
  [sym_chained_string] = {
    .visible = true,
    .named = true,
  },
  [sym_interpolation] = {
    .visible = true,
    .named = true,
  },
  [sym_string] = {
    .visible = true,
    .named = true,
  },
  [sym_subshell] = {
    .visible = true,
    .named = true,
  },
  [sym_string_array] = {
    .visible = true,
    .named = true,
  },
  [sym_symbol_array] = {
    .visible = true,
    .named = true,
  },
  [sym_delimited_symbol] = {
    .visible = true,
    .named = true,
  },
  [sym_regex] = {
    .visible = true,
    .named = true,
  },
  [sym_heredoc_body] = {
    .visible = true,
    .named = true,
  },
  [aux_sym__literal_contents] = {
    .visible = false,
    .named = false,
  },
  [sym_array] = {
    .visible = true,
    .named = true,
  },
  [sym_hash] = {
    .visible = true,
    .named = true,
  },
  [sym_pair] = {
    .visible = true,
    .named = true,
  },
  [sym_lambda] = {
    .visible = true,
    .named = true,
  },
  [sym_empty_statement] = {
    .visible = true,
    .named = true,
  },
  [sym__terminator] = {
    .visible = false,
    .named = true,
  },
  [aux_sym__statements_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_block_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_case_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_case_match_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_when_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__array_pattern_n_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_alternative_pattern_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__hash_pattern_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_exceptions_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__body_statement_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_command_argument_list_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__mlhs_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_undef_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_chained_string_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_string_array_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_symbol_array_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_heredoc_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_hash_repeat1] = {
    .visible = false,
    .named = false,
  },
  [alias_sym_bare_string] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_bare_symbol] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_destructured_parameter] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_lambda_parameters] = {
    .visible = true,
    .named = true,
  },
};

enum ts_field_identifiers {
  field_alias = 1,
  field_alternative = 2,
  field_alternatives = 3,
  field_arguments = 4,
  field_begin = 5,
  field_block = 6,
  field_body = 7,
  field_class = 8,
  field_clauses = 9,
  field_condition = 10,
  field_consequence = 11,
  field_else = 12,
  field_end = 13,
  field_exceptions = 14,
  field_guard = 15,
  field_handler = 16,
  field_key = 17,
  field_left = 18,
  field_locals = 19,
  field_method = 20,
  field_name = 21,
  field_object = 22,
  field_operand = 23,
  field_operator = 24,
  field_parameters = 25,
  field_pattern = 26,
  field_receiver = 27,
  field_right = 28,
  field_scope = 29,
  field_superclass = 30,
  field_value = 31,
  field_variable = 32,
};

static const char * const ts_field_names[] = {
  [0] = NULL,
  [field_alias] = "alias",
  [field_alternative] = "alternative",
  [field_alternatives] = "alternatives",
  [field_arguments] = "arguments",
  [field_begin] = "begin",
  [field_block] = "block",
  [field_body] = "body",
  [field_class] = "class",
  [field_clauses] = "clauses",
  [field_condition] = "condition",
  [field_consequence] = "consequence",
  [field_else] = "else",
  [field_end] = "end",
  [field_exceptions] = "exceptions",
  [field_guard] = "guard",
  [field_handler] = "handler",
  [field_key] = "key",
  [field_left] = "left",
  [field_locals] = "locals",
  [field_method] = "method",
  [field_name] = "name",
  [field_object] = "object",
  [field_operand] = "operand",
  [field_operator] = "operator",
  [field_parameters] = "parameters",
  [field_pattern] = "pattern",
  [field_receiver] = "receiver",
  [field_right] = "right",
  [field_scope] = "scope",
  [field_superclass] = "superclass",
  [field_value] = "value",
  [field_variable] = "variable",
};

static const TSFieldMapSlice ts_field_map_slices[PRODUCTION_ID_COUNT] = {
  [1] = {.index = 0, .length = 2},
  [2] = {.index = 2, .length = 3},
  [4] = {.index = 5, .length = 1},
  [5] = {.index = 6, .length = 1},
  [11] = {.index = 7, .length = 2},
  [12] = {.index = 9, .length = 5},
  [13] = {.index = 14, .length = 3},
  [14] = {.index = 17, .length = 1},
  [15] = {.index = 18, .length = 2},
  [16] = {.index = 20, .length = 1},
  [17] = {.index = 21, .length = 2},
  [18] = {.index = 23, .length = 4},
  [19] = {.index = 27, .length = 4},
  [20] = {.index = 31, .length = 2},
  [21] = {.index = 33, .length = 2},
  [28] = {.index = 35, .length = 1},
  [29] = {.index = 35, .length = 1},
  [30] = {.index = 36, .length = 1},
  [31] = {.index = 37, .length = 2},
  [32] = {.index = 39, .length = 2},
  [33] = {.index = 41, .length = 1},
  [34] = {.index = 42, .length = 1},
  [35] = {.index = 43, .length = 2},
  [37] = {.index = 45, .length = 2},
  [38] = {.index = 47, .length = 2},
  [39] = {.index = 49, .length = 2},
  [40] = {.index = 51, .length = 3},
  [41] = {.index = 54, .length = 3},
  [42] = {.index = 57, .length = 2},
  [46] = {.index = 59, .length = 3},
  [47] = {.index = 62, .length = 2},
  [48] = {.index = 64, .length = 1},
  [49] = {.index = 65, .length = 3},
  [50] = {.index = 68, .length = 3},
  [51] = {.index = 71, .length = 2},
  [52] = {.index = 73, .length = 5},
  [53] = {.index = 78, .length = 2},
  [54] = {.index = 80, .length = 3},
  [57] = {.index = 83, .length = 2},
  [58] = {.index = 83, .length = 2},
  [59] = {.index = 85, .length = 4},
  [60] = {.index = 89, .length = 2},
  [61] = {.index = 91, .length = 3},
  [62] = {.index = 94, .length = 2},
  [63] = {.index = 96, .length = 2},
  [64] = {.index = 98, .length = 1},
  [65] = {.index = 99, .length = 3},
  [66] = {.index = 102, .length = 1},
  [67] = {.index = 103, .length = 2},
  [68] = {.index = 105, .length = 1},
  [69] = {.index = 106, .length = 2},
  [70] = {.index = 108, .length = 2},
  [71] = {.index = 110, .length = 2},
  [72] = {.index = 112, .length = 1},
  [73] = {.index = 113, .length = 2},
  [74] = {.index = 115, .length = 1},
  [75] = {.index = 116, .length = 1},
  [76] = {.index = 117, .length = 2},
  [78] = {.index = 119, .length = 2},
  [79] = {.index = 121, .length = 2},
  [80] = {.index = 123, .length = 4},
  [81] = {.index = 127, .length = 3},
  [82] = {.index = 130, .length = 2},
  [83] = {.index = 132, .length = 2},
  [84] = {.index = 134, .length = 2},
  [85] = {.index = 136, .length = 3},
  [86] = {.index = 139, .length = 2},
  [87] = {.index = 141, .length = 2},
  [88] = {.index = 143, .length = 3},
  [89] = {.index = 146, .length = 2},
  [90] = {.index = 148, .length = 2},
  [91] = {.index = 150, .length = 2},
  [92] = {.index = 152, .length = 3},
  [93] = {.index = 155, .length = 3},
  [94] = {.index = 158, .length = 2},
  [95] = {.index = 45, .length = 2},
  [96] = {.index = 160, .length = 1},
  [97] = {.index = 161, .length = 1},
  [98] = {.index = 162, .length = 2},
  [99] = {.index = 164, .length = 1},
  [100] = {.index = 165, .length = 2},
  [101] = {.index = 167, .length = 1},
  [102] = {.index = 168, .length = 3},
  [103] = {.index = 171, .length = 2},
  [104] = {.index = 173, .length = 4},
  [105] = {.index = 177, .length = 3},
  [106] = {.index = 180, .length = 2},
  [107] = {.index = 182, .length = 3},
  [108] = {.index = 185, .length = 2},
  [109] = {.index = 187, .length = 3},
  [110] = {.index = 190, .length = 3},
  [111] = {.index = 193, .length = 2},
  [112] = {.index = 195, .length = 3},
  [113] = {.index = 198, .length = 1},
  [114] = {.index = 199, .length = 2},
  [115] = {.index = 201, .length = 2},
  [116] = {.index = 203, .length = 3},
  [117] = {.index = 206, .length = 1},
  [118] = {.index = 207, .length = 1},
  [119] = {.index = 208, .length = 2},
  [120] = {.index = 210, .length = 2},
  [121] = {.index = 212, .length = 2},
  [122] = {.index = 214, .length = 2},
  [123] = {.index = 216, .length = 1},
  [124] = {.index = 217, .length = 2},
  [125] = {.index = 219, .length = 1},
  [126] = {.index = 220, .length = 2},
};

static const TSFieldMapEntry ts_field_map_entries[] = {
  [0] =
    {field_operand, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
  [2] =
    {field_method, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_receiver, 0, .inherited = true},
  [5] =
    {field_method, 0},
  [6] =
    {field_method, 0, .inherited = true},
  [7] =
    {field_operand, 1},
    {field_operator, 0},
  [9] =
    {field_left, 1, .inherited = true},
    {field_operand, 1},
    {field_operator, 0},
    {field_operator, 1, .inherited = true},
    {field_right, 1, .inherited = true},
  [14] =
    {field_body, 1, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_parameters, 1, .inherited = true},
  [17] =
    {field_name, 1},
  [18] =
    {field_end, 1},
    {field_operator, 0},
  [20] =
    {field_body, 1},
  [21] =
    {field_begin, 0},
    {field_operator, 1},
  [23] =
    {field_arguments, 1},
    {field_method, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_receiver, 0, .inherited = true},
  [27] =
    {field_block, 1},
    {field_method, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_receiver, 0, .inherited = true},
  [31] =
    {field_arguments, 1},
    {field_method, 0},
  [33] =
    {field_block, 1},
    {field_method, 0},
  [35] =
    {field_key, 0},
  [36] =
    {field_name, 0},
  [37] =
    {field_body, 1, .inherited = true},
    {field_name, 0},
  [39] =
    {field_body, 2},
    {field_condition, 1},
  [41] =
    {field_value, 1},
  [42] =
    {field_clauses, 0},
  [43] =
    {field_alias, 2},
    {field_name, 1},
  [45] =
    {field_body, 2},
    {field_parameters, 1},
  [47] =
    {field_body, 0},
    {field_handler, 2},
  [49] =
    {field_body, 0},
    {field_condition, 2},
  [51] =
    {field_left, 0},
    {field_operator, 1},
    {field_right, 2},
  [54] =
    {field_begin, 0},
    {field_end, 2},
    {field_operator, 1},
  [57] =
    {field_pattern, 2},
    {field_value, 0},
  [59] =
    {field_begin, 0, .inherited = true},
    {field_end, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
  [62] =
    {field_name, 0, .inherited = true},
    {field_scope, 0, .inherited = true},
  [64] =
    {field_object, 0},
  [65] =
    {field_method, 2},
    {field_operator, 1},
    {field_receiver, 0},
  [68] =
    {field_arguments, 2},
    {field_operator, 1},
    {field_receiver, 0},
  [71] =
    {field_name, 2},
    {field_scope, 0},
  [73] =
    {field_arguments, 1},
    {field_block, 2},
    {field_method, 0, .inherited = true},
    {field_operator, 0, .inherited = true},
    {field_receiver, 0, .inherited = true},
  [78] =
    {field_left, 0},
    {field_right, 2},
  [80] =
    {field_arguments, 1},
    {field_block, 2},
    {field_method, 0},
  [83] =
    {field_key, 0},
    {field_value, 2},
  [85] =
    {field_body, 3, .inherited = true},
    {field_name, 3, .inherited = true},
    {field_object, 1},
    {field_parameters, 3, .inherited = true},
  [89] =
    {field_name, 0},
    {field_parameters, 1},
  [91] =
    {field_body, 2, .inherited = true},
    {field_name, 0},
    {field_parameters, 1},
  [94] =
    {field_body, 2},
    {field_name, 1},
  [96] =
    {field_condition, 1},
    {field_consequence, 2},
  [98] =
    {field_condition, 1},
  [99] =
    {field_body, 3},
    {field_pattern, 1},
    {field_value, 2},
  [102] =
    {field_value, 2},
  [103] =
    {field_body, 2},
    {field_pattern, 1},
  [105] =
    {field_pattern, 1},
  [106] =
    {field_clauses, 2, .inherited = true},
    {field_value, 1},
  [108] =
    {field_clauses, 0, .inherited = true},
    {field_clauses, 1, .inherited = true},
  [110] =
    {field_body, 2},
    {field_exceptions, 1},
  [112] =
    {field_exceptions, 1},
  [113] =
    {field_body, 2},
    {field_variable, 1},
  [115] =
    {field_variable, 1},
  [116] =
    {field_parameters, 1},
  [117] =
    {field_name, 0},
    {field_value, 2},
  [119] =
    {field_alternatives, 0},
    {field_alternatives, 1, .inherited = true},
  [121] =
    {field_block, 3},
    {field_object, 0},
  [123] =
    {field_arguments, 2},
    {field_block, 3},
    {field_operator, 1},
    {field_receiver, 0},
  [127] =
    {field_body, 2},
    {field_name, 0},
    {field_parameters, 1},
  [130] =
    {field_body, 2},
    {field_name, 0},
  [132] =
    {field_name, 1},
    {field_superclass, 2},
  [134] =
    {field_body, 3},
    {field_name, 1},
  [136] =
    {field_alternative, 3},
    {field_condition, 1},
    {field_consequence, 2},
  [139] =
    {field_alternative, 3},
    {field_condition, 1},
  [141] =
    {field_clauses, 3, .inherited = true},
    {field_value, 2},
  [143] =
    {field_body, 3},
    {field_pattern, 1},
    {field_pattern, 2, .inherited = true},
  [146] =
    {field_pattern, 1},
    {field_pattern, 2, .inherited = true},
  [148] =
    {field_pattern, 0, .inherited = true},
    {field_pattern, 1, .inherited = true},
  [150] =
    {field_clauses, 3, .inherited = true},
    {field_value, 1},
  [152] =
    {field_clauses, 2, .inherited = true},
    {field_else, 3},
    {field_value, 1},
  [155] =
    {field_body, 3},
    {field_exceptions, 1},
    {field_variable, 2},
  [158] =
    {field_exceptions, 1},
    {field_variable, 2},
  [160] =
    {field_parameters, 2},
  [161] =
    {field_body, 2},
  [162] =
    {field_name, 2},
    {field_value, 0},
  [164] =
    {field_alternatives, 1},
  [165] =
    {field_alternatives, 0, .inherited = true},
    {field_alternatives, 1, .inherited = true},
  [167] =
    {field_class, 0},
  [168] =
    {field_alternative, 4},
    {field_condition, 0},
    {field_consequence, 2},
  [171] =
    {field_block, 4},
    {field_object, 0},
  [173] =
    {field_body, 5, .inherited = true},
    {field_name, 5, .inherited = true},
    {field_object, 2},
    {field_parameters, 5, .inherited = true},
  [177] =
    {field_body, 3},
    {field_name, 0},
    {field_parameters, 1},
  [180] =
    {field_body, 4},
    {field_value, 2},
  [182] =
    {field_body, 4},
    {field_name, 1},
    {field_superclass, 2},
  [185] =
    {field_clauses, 4, .inherited = true},
    {field_value, 2},
  [187] =
    {field_clauses, 3, .inherited = true},
    {field_else, 4},
    {field_value, 2},
  [190] =
    {field_body, 3},
    {field_guard, 2},
    {field_pattern, 1},
  [193] =
    {field_guard, 2},
    {field_pattern, 1},
  [195] =
    {field_clauses, 3, .inherited = true},
    {field_else, 4},
    {field_value, 1},
  [198] =
    {field_locals, 2},
  [199] =
    {field_body, 3},
    {field_parameters, 1},
  [201] =
    {field_body, 3},
    {field_parameters, 2},
  [203] =
    {field_clauses, 4, .inherited = true},
    {field_else, 5},
    {field_value, 2},
  [206] =
    {field_locals, 3},
  [207] =
    {field_locals, 1},
  [208] =
    {field_locals, 2},
    {field_locals, 3, .inherited = true},
  [210] =
    {field_locals, 0, .inherited = true},
    {field_locals, 1, .inherited = true},
  [212] =
    {field_body, 4},
    {field_parameters, 2},
  [214] =
    {field_locals, 3},
    {field_locals, 4, .inherited = true},
  [216] =
    {field_locals, 4},
  [217] =
    {field_locals, 4},
    {field_locals, 5, .inherited = true},
  [219] =
    {field_locals, 5},
  [220] =
    {field_locals, 5},
    {field_locals, 6, .inherited = true},
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
  [2] = {
    [0] = sym_call,
  },
  [3] = {
    [0] = sym_call,
  },
  [6] = {
    [0] = sym_constant,
  },
  [7] = {
    [0] = sym_identifier,
  },
  [8] = {
    [1] = sym__string_start,
  },
  [9] = {
    [1] = anon_sym_BQUOTE,
  },
  [10] = {
    [1] = anon_sym_SLASH,
  },
  [22] = {
    [0] = sym_rational,
  },
  [23] = {
    [2] = sym__string_start,
  },
  [24] = {
    [2] = anon_sym_BQUOTE,
  },
  [25] = {
    [2] = anon_sym_SLASH,
  },
  [26] = {
    [1] = alias_sym_bare_string,
  },
  [27] = {
    [1] = alias_sym_bare_symbol,
  },
  [29] = {
    [0] = sym_hash_key_symbol,
  },
  [36] = {
    [0] = alias_sym_destructured_parameter,
  },
  [37] = {
    [1] = alias_sym_lambda_parameters,
  },
  [43] = {
    [0] = sym_array_pattern,
  },
  [44] = {
    [0] = sym_find_pattern,
  },
  [45] = {
    [0] = sym_hash_pattern,
  },
  [55] = {
    [2] = alias_sym_bare_string,
  },
  [56] = {
    [2] = alias_sym_bare_symbol,
  },
  [58] = {
    [0] = sym_hash_key_symbol,
  },
  [77] = {
    [1] = sym_splat_parameter,
  },
};

static const uint16_t ts_non_terminal_alias_map[] = {
  sym_parameters, 3,
    sym_parameters,
    alias_sym_destructured_parameter,
    alias_sym_lambda_parameters,
  sym_bare_parameters, 2,
    sym_parameters,
    alias_sym_lambda_parameters,
  sym__array_pattern_n, 2,
    sym__array_pattern_n,
    sym_array_pattern,
  sym__find_pattern_body, 2,
    sym__find_pattern_body,
    sym_find_pattern,
  sym__hash_pattern_body, 2,
    sym__hash_pattern_body,
    sym_hash_pattern,
  sym__call, 2,
    sym__call,
    sym_call,
  sym__chained_command_call, 2,
    sym__chained_command_call,
    sym_call,
  sym__int_or_float, 2,
    sym__int_or_float,
    sym_rational,
  sym_constant_suffix, 2,
    sym_hash_key_symbol,
    sym_constant,
  sym_identifier_suffix, 2,
    sym_hash_key_symbol,
    sym_identifier,
  aux_sym__literal_contents, 3,
    aux_sym__literal_contents,
    alias_sym_bare_string,
    alias_sym_bare_symbol,
  0,
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 281,
        '#', 293,
        '$', 56,
        '%', 272,
        '&', 215,
        '(', 228,
        ')', 194,
        '*', 211,
        '+', 267,
        ',', 203,
        '-', 284,
        '.', 196,
        '/', 270,
        '0', 296,
        ':', 219,
        ';', 207,
        '<', 222,
        '=', 292,
        '>', 262,
        '?', 249,
        '@', 73,
        'B', 305,
        'E', 308,
        '[', 227,
      );
      if (lookahead == '\\') SKIP(106);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(232);
      if (lookahead == '`') ADVANCE(290);
      if (lookahead == 'd') ADVANCE(323);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(205);
      if (lookahead == '}') ADVANCE(191);
      if (lookahead == '~') ADVANCE(283);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(143);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^') ADVANCE(328);
      END_STATE();
    case 1:
      if (lookahead == '\n') ADVANCE(67);
      if (lookahead == '\r') ADVANCE(1);
      if (lookahead != 0) ADVANCE(1);
      END_STATE();
    case 2:
      if (lookahead == '\n') SKIP(41);
      END_STATE();
    case 3:
      if (lookahead == '\n') SKIP(41);
      if (lookahead == '\r') SKIP(2);
      END_STATE();
    case 4:
      if (lookahead == '\n') SKIP(42);
      END_STATE();
    case 5:
      if (lookahead == '\n') SKIP(42);
      if (lookahead == '\r') SKIP(4);
      END_STATE();
    case 6:
      if (lookahead == '\n') SKIP(44);
      END_STATE();
    case 7:
      if (lookahead == '\n') SKIP(44);
      if (lookahead == '\r') SKIP(6);
      END_STATE();
    case 8:
      if (lookahead == '\n') SKIP(33);
      END_STATE();
    case 9:
      if (lookahead == '\n') SKIP(33);
      if (lookahead == '\r') SKIP(8);
      END_STATE();
    case 10:
      if (lookahead == '\n') SKIP(46);
      END_STATE();
    case 11:
      if (lookahead == '\n') SKIP(46);
      if (lookahead == '\r') SKIP(10);
      END_STATE();
    case 12:
      if (lookahead == '\n') SKIP(37);
      END_STATE();
    case 13:
      if (lookahead == '\n') SKIP(37);
      if (lookahead == '\r') SKIP(12);
      END_STATE();
    case 14:
      if (lookahead == '\n') SKIP(51);
      END_STATE();
    case 15:
      if (lookahead == '\n') SKIP(51);
      if (lookahead == '\r') SKIP(14);
      END_STATE();
    case 16:
      if (lookahead == '\n') SKIP(50);
      END_STATE();
    case 17:
      if (lookahead == '\n') SKIP(50);
      if (lookahead == '\r') SKIP(16);
      END_STATE();
    case 18:
      if (lookahead == '\n') ADVANCE(344);
      if (lookahead == '\r') ADVANCE(343);
      if (lookahead == 'u') ADVANCE(84);
      if (lookahead == 'x') ADVANCE(97);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(347);
      if (lookahead != 0) ADVANCE(343);
      END_STATE();
    case 19:
      if (lookahead == '\n') ADVANCE(345);
      if (lookahead == '\r') ADVANCE(343);
      if (lookahead == 'u') ADVANCE(84);
      if (lookahead == 'x') ADVANCE(97);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(347);
      if (lookahead != 0) ADVANCE(343);
      END_STATE();
    case 20:
      if (lookahead == '\n') SKIP(54);
      END_STATE();
    case 21:
      if (lookahead == '\n') SKIP(54);
      if (lookahead == '\r') SKIP(20);
      END_STATE();
    case 22:
      if (lookahead == '\n') SKIP(39);
      END_STATE();
    case 23:
      if (lookahead == '\n') SKIP(39);
      if (lookahead == '\r') SKIP(22);
      END_STATE();
    case 24:
      if (lookahead == '\n') SKIP(31);
      END_STATE();
    case 25:
      if (lookahead == '\n') SKIP(31);
      if (lookahead == '\r') SKIP(24);
      END_STATE();
    case 26:
      if (lookahead == '\n') SKIP(35);
      END_STATE();
    case 27:
      if (lookahead == '\n') SKIP(35);
      if (lookahead == '\r') SKIP(26);
      END_STATE();
    case 28:
      if (lookahead == '\n') SKIP(52);
      END_STATE();
    case 29:
      if (lookahead == '\n') SKIP(52);
      if (lookahead == '\r') SKIP(28);
      END_STATE();
    case 30:
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '$', 56,
        '%', 272,
        '&', 215,
        '(', 228,
        ')', 194,
        '*', 212,
        '+', 266,
        ',', 203,
        '-', 69,
        '.', 196,
        '/', 270,
        '0', 296,
        ':', 219,
        ';', 207,
        '<', 222,
        '=', 200,
        '>', 262,
        '?', 249,
        '@', 73,
        '[', 227,
      );
      if (lookahead == '\\') SKIP(25);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(232);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(205);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(31);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 31:
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '$', 56,
        '%', 272,
        '&', 215,
        '(', 193,
        ')', 194,
        '*', 212,
        '+', 266,
        ',', 203,
        '-', 69,
        '.', 196,
        '/', 270,
        '0', 296,
        ':', 63,
        ';', 207,
        '<', 222,
        '=', 200,
        '>', 262,
        '?', 249,
        '@', 73,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(25);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(232);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(205);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(31);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 32:
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '$', 56,
        '%', 271,
        '&', 214,
        '(', 193,
        '*', 210,
        '+', 268,
        '-', 284,
        '.', 61,
        '/', 269,
        ':', 218,
        '<', 223,
        '=', 66,
        '>', 263,
        '@', 73,
        '[', 75,
      );
      if (lookahead == '\\') SKIP(9);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == '`') ADVANCE(290);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '~') ADVANCE(283);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(33);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 33:
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '$', 56,
        '%', 271,
        '&', 214,
        '(', 193,
        '*', 210,
        '+', 268,
        '-', 284,
        '.', 61,
        '/', 269,
        '<', 223,
        '=', 66,
        '>', 263,
        '@', 73,
        '[', 75,
      );
      if (lookahead == '\\') SKIP(9);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == '`') ADVANCE(290);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '~') ADVANCE(283);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(33);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 34:
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '$', 56,
        '%', 271,
        '&', 214,
        '*', 210,
        '+', 268,
        '-', 284,
        '.', 61,
        '/', 269,
        '<', 223,
        '=', 292,
        '>', 263,
        '@', 73,
        '[', 75,
      );
      if (lookahead == '\\') SKIP(27);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == '`') ADVANCE(290);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '~') ADVANCE(283);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(35);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 35:
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '$', 56,
        '%', 271,
        '&', 214,
        '*', 210,
        '+', 268,
        '-', 284,
        '.', 61,
        '/', 269,
        '<', 223,
        '=', 66,
        '>', 263,
        '@', 73,
        '[', 75,
      );
      if (lookahead == '\\') SKIP(27);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == '`') ADVANCE(290);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '~') ADVANCE(283);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(35);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 36:
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '%', 271,
        '&', 214,
        '(', 228,
        '*', 210,
        '+', 268,
        '-', 284,
        '.', 61,
        '/', 269,
        '<', 223,
        '=', 66,
        '>', 263,
        '[', 75,
      );
      if (lookahead == '\\') SKIP(13);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == '`') ADVANCE(290);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '~') ADVANCE(283);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(37);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 37:
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '%', 271,
        '&', 214,
        '*', 210,
        '+', 268,
        '-', 284,
        '.', 61,
        '/', 269,
        '<', 223,
        '=', 66,
        '>', 263,
        '[', 75,
      );
      if (lookahead == '\\') SKIP(13);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == '`') ADVANCE(290);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '~') ADVANCE(283);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(37);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 38:
      ADVANCE_MAP(
        '!', 280,
        '#', 294,
        '$', 56,
        '&', 58,
        '(', 228,
        '*', 209,
        '+', 265,
        '-', 71,
        '.', 196,
        '0', 296,
        ':', 62,
        ';', 207,
        '<', 221,
        '=', 76,
        '?', 74,
        '@', 73,
        'B', 305,
        'E', 308,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(23);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(39);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 39:
      ADVANCE_MAP(
        '!', 280,
        '#', 294,
        '$', 56,
        '&', 58,
        '(', 193,
        '*', 209,
        '+', 265,
        '-', 71,
        '.', 196,
        '0', 296,
        ':', 63,
        ';', 207,
        '<', 221,
        '=', 76,
        '?', 74,
        '@', 73,
        'B', 305,
        'E', 308,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(23);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(39);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 40:
      ADVANCE_MAP(
        '!', 280,
        '#', 294,
        '$', 56,
        '&', 58,
        '(', 193,
        '*', 209,
        '+', 265,
        '-', 71,
        '.', 196,
        '0', 296,
        ':', 62,
        ';', 207,
        '<', 221,
        '=', 76,
        '?', 74,
        '@', 73,
        'B', 305,
        'E', 308,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(23);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(39);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 41:
      ADVANCE_MAP(
        '!', 280,
        '#', 294,
        '$', 56,
        '(', 193,
        ')', 194,
        '*', 209,
        '+', 265,
        '-', 71,
        '.', 59,
        '0', 296,
        ':', 63,
        ';', 207,
        '=', 199,
        '?', 74,
        '@', 73,
        'B', 305,
        'E', 308,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(3);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(41);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 42:
      ADVANCE_MAP(
        '!', 280,
        '#', 294,
        '$', 56,
        '(', 193,
        '*', 210,
        '+', 265,
        '-', 71,
        '.', 59,
        '0', 296,
        ':', 63,
        '=', 76,
        '?', 74,
        '@', 73,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(5);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '}') ADVANCE(191);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(42);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 43:
      ADVANCE_MAP(
        '!', 64,
        '#', 294,
        '%', 272,
        '&', 215,
        '(', 228,
        ')', 194,
        '*', 55,
        '+', 266,
        ',', 203,
        '-', 68,
        '.', 196,
        '/', 270,
        ':', 251,
        ';', 207,
        '<', 222,
        '=', 200,
        '>', 262,
        '?', 248,
      );
      if (lookahead == '\\') SKIP(7);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(232);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(205);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(44);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 44:
      ADVANCE_MAP(
        '!', 64,
        '#', 294,
        '%', 272,
        '&', 215,
        ')', 194,
        '*', 55,
        '+', 266,
        ',', 203,
        '-', 68,
        '.', 196,
        '/', 270,
        ':', 250,
        ';', 207,
        '<', 222,
        '=', 200,
        '>', 262,
        '?', 248,
      );
      if (lookahead == '\\') SKIP(7);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(232);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(205);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(44);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 45:
      ADVANCE_MAP(
        '!', 64,
        '#', 294,
        '%', 271,
        '&', 217,
        '(', 228,
        ')', 194,
        '+', 265,
        ',', 203,
        '.', 196,
        '/', 269,
        ':', 251,
        ';', 207,
        '<', 223,
        '=', 65,
        '>', 263,
        '?', 248,
      );
      if (lookahead == '\\') SKIP(11);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(206);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(46);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 46:
      ADVANCE_MAP(
        '!', 64,
        '#', 294,
        '%', 271,
        '&', 217,
        ')', 194,
        '+', 265,
        ',', 203,
        '.', 196,
        '/', 269,
        ':', 250,
        ';', 207,
        '<', 223,
        '=', 65,
        '>', 263,
        '?', 248,
      );
      if (lookahead == '\\') SKIP(11);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(206);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(46);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 47:
      if (lookahead == '#') ADVANCE(293);
      if (lookahead == '=') ADVANCE(76);
      if (lookahead == '\\') ADVANCE(18);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(341);
      END_STATE();
    case 48:
      if (lookahead == '#') ADVANCE(293);
      if (lookahead == '=') ADVANCE(76);
      if (lookahead == '\\') ADVANCE(19);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(48);
      END_STATE();
    case 49:
      ADVANCE_MAP(
        '#', 294,
        '&', 214,
        '(', 193,
        ')', 194,
        '*', 210,
        ',', 203,
        '.', 59,
        ':', 218,
        ';', 207,
        '=', 202,
      );
      if (lookahead == '\\') SKIP(17);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(50);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 50:
      ADVANCE_MAP(
        '#', 294,
        '&', 214,
        '(', 193,
        ')', 194,
        '*', 210,
        ',', 203,
        '.', 59,
        ';', 207,
        '=', 202,
      );
      if (lookahead == '\\') SKIP(17);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(50);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 51:
      ADVANCE_MAP(
        '#', 294,
        '&', 214,
        '(', 193,
        ')', 194,
        '*', 210,
        ',', 203,
        '.', 197,
        ':', 63,
        ';', 207,
        '=', 202,
      );
      if (lookahead == '\\') SKIP(15);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(51);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 52:
      ADVANCE_MAP(
        '#', 294,
        '&', 214,
        '(', 193,
        '*', 210,
        '.', 197,
        ':', 63,
        ';', 207,
        '=', 199,
      );
      if (lookahead == '\\') SKIP(29);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(52);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 53:
      ADVANCE_MAP(
        '#', 294,
        '&', 214,
        '(', 193,
        '*', 210,
        '.', 197,
        ':', 63,
        ';', 207,
        '=', 291,
      );
      if (lookahead == '\\') SKIP(29);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(52);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 54:
      if (lookahead == '#') ADVANCE(294);
      if (lookahead == '=') ADVANCE(76);
      if (lookahead == '\\') SKIP(21);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(342);
      END_STATE();
    case 55:
      if (lookahead == '*') ADVANCE(70);
      if (lookahead == '=') ADVANCE(237);
      END_STATE();
    case 56:
      if (lookahead == '-') ADVANCE(101);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(333);
      if (lookahead == '!' ||
          lookahead == '"' ||
          lookahead == '$' ||
          lookahead == '&' ||
          lookahead == '\'' ||
          ('*' <= lookahead && lookahead <= '@') ||
          lookahead == '\\' ||
          lookahead == '`' ||
          lookahead == '~') ADVANCE(332);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 57:
      if (lookahead == '-') ADVANCE(103);
      END_STATE();
    case 58:
      if (lookahead == '.') ADVANCE(234);
      END_STATE();
    case 59:
      if (lookahead == '.') ADVANCE(230);
      END_STATE();
    case 60:
      if (lookahead == '.') ADVANCE(208);
      END_STATE();
    case 61:
      if (lookahead == '.') ADVANCE(229);
      END_STATE();
    case 62:
      if (lookahead == ':') ADVANCE(233);
      END_STATE();
    case 63:
      if (lookahead == ':') ADVANCE(198);
      END_STATE();
    case 64:
      if (lookahead == '=') ADVANCE(274);
      if (lookahead == '~') ADVANCE(278);
      END_STATE();
    case 65:
      if (lookahead == '=') ADVANCE(273);
      if (lookahead == '>') ADVANCE(224);
      if (lookahead == 'b') ADVANCE(78);
      if (lookahead == '~') ADVANCE(277);
      END_STATE();
    case 66:
      if (lookahead == '=') ADVANCE(273);
      if (lookahead == 'b') ADVANCE(78);
      if (lookahead == '~') ADVANCE(277);
      END_STATE();
    case 67:
      if (lookahead == '=') ADVANCE(79);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ' ||
          lookahead == '*') ADVANCE(67);
      if (lookahead != 0) ADVANCE(67);
      END_STATE();
    case 68:
      if (lookahead == '=') ADVANCE(236);
      END_STATE();
    case 69:
      if (lookahead == '=') ADVANCE(236);
      if (lookahead == '>') ADVANCE(349);
      END_STATE();
    case 70:
      if (lookahead == '=') ADVANCE(238);
      END_STATE();
    case 71:
      if (lookahead == '>') ADVANCE(349);
      END_STATE();
    case 72:
      if (lookahead == '>') ADVANCE(224);
      if (lookahead == 'b') ADVANCE(78);
      END_STATE();
    case 73:
      if (lookahead == '@') ADVANCE(102);
      if (lookahead > '@' &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(330);
      END_STATE();
    case 74:
      if (lookahead == '\\') ADVANCE(339);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != ' ') ADVANCE(335);
      END_STATE();
    case 75:
      if (lookahead == ']') ADVANCE(288);
      END_STATE();
    case 76:
      if (lookahead == 'b') ADVANCE(78);
      END_STATE();
    case 77:
      if (lookahead == 'd') ADVANCE(294);
      if (lookahead != 0) ADVANCE(67);
      END_STATE();
    case 78:
      if (lookahead == 'e') ADVANCE(80);
      END_STATE();
    case 79:
      if (lookahead == 'e') ADVANCE(83);
      if (lookahead != 0) ADVANCE(67);
      END_STATE();
    case 80:
      if (lookahead == 'g') ADVANCE(81);
      END_STATE();
    case 81:
      if (lookahead == 'i') ADVANCE(82);
      END_STATE();
    case 82:
      if (lookahead == 'n') ADVANCE(1);
      END_STATE();
    case 83:
      if (lookahead == 'n') ADVANCE(77);
      if (lookahead != 0) ADVANCE(67);
      END_STATE();
    case 84:
      if (lookahead == '{') ADVANCE(100);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(99);
      END_STATE();
    case 85:
      if (lookahead == '}') ADVANCE(335);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(85);
      END_STATE();
    case 86:
      if (lookahead == '}') ADVANCE(343);
      if (lookahead == ' ' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(86);
      END_STATE();
    case 87:
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(94);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(303);
      END_STATE();
    case 88:
      if (lookahead == '0' ||
          lookahead == '1') ADVANCE(298);
      END_STATE();
    case 89:
      if (lookahead == '8' ||
          lookahead == '9') ADVANCE(297);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(295);
      END_STATE();
    case 90:
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(299);
      END_STATE();
    case 91:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(297);
      END_STATE();
    case 92:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(302);
      END_STATE();
    case 93:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(301);
      END_STATE();
    case 94:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(303);
      END_STATE();
    case 95:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(300);
      END_STATE();
    case 96:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(343);
      END_STATE();
    case 97:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(348);
      END_STATE();
    case 98:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(96);
      END_STATE();
    case 99:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(98);
      END_STATE();
    case 100:
      if (lookahead == ' ' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(86);
      END_STATE();
    case 101:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(332);
      END_STATE();
    case 102:
      if (lookahead > '@' &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(331);
      END_STATE();
    case 103:
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != ' ') ADVANCE(335);
      END_STATE();
    case 104:
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != ' ') ADVANCE(337);
      END_STATE();
    case 105:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(143);
      END_STATE();
    case 106:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(143);
      if (lookahead == '\r') SKIP(105);
      END_STATE();
    case 107:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(151);
      END_STATE();
    case 108:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(151);
      if (lookahead == '\r') SKIP(107);
      END_STATE();
    case 109:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(152);
      END_STATE();
    case 110:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(152);
      if (lookahead == '\r') SKIP(109);
      END_STATE();
    case 111:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(161);
      END_STATE();
    case 112:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(161);
      if (lookahead == '\r') SKIP(111);
      END_STATE();
    case 113:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(160);
      END_STATE();
    case 114:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(160);
      if (lookahead == '\r') SKIP(113);
      END_STATE();
    case 115:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(169);
      END_STATE();
    case 116:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(169);
      if (lookahead == '\r') SKIP(115);
      END_STATE();
    case 117:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(155);
      END_STATE();
    case 118:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(155);
      if (lookahead == '\r') SKIP(117);
      END_STATE();
    case 119:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(156);
      END_STATE();
    case 120:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(156);
      if (lookahead == '\r') SKIP(119);
      END_STATE();
    case 121:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(158);
      END_STATE();
    case 122:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(158);
      if (lookahead == '\r') SKIP(121);
      END_STATE();
    case 123:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(159);
      END_STATE();
    case 124:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(159);
      if (lookahead == '\r') SKIP(123);
      END_STATE();
    case 125:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(167);
      END_STATE();
    case 126:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(167);
      if (lookahead == '\r') SKIP(125);
      END_STATE();
    case 127:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(166);
      END_STATE();
    case 128:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(166);
      if (lookahead == '\r') SKIP(127);
      END_STATE();
    case 129:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(170);
      END_STATE();
    case 130:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(170);
      if (lookahead == '\r') SKIP(129);
      END_STATE();
    case 131:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(163);
      END_STATE();
    case 132:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(163);
      if (lookahead == '\r') SKIP(131);
      END_STATE();
    case 133:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(145);
      END_STATE();
    case 134:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(145);
      if (lookahead == '\r') SKIP(133);
      END_STATE();
    case 135:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(171);
      END_STATE();
    case 136:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(171);
      if (lookahead == '\r') SKIP(135);
      END_STATE();
    case 137:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(148);
      END_STATE();
    case 138:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(148);
      if (lookahead == '\r') SKIP(137);
      END_STATE();
    case 139:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(147);
      END_STATE();
    case 140:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(147);
      if (lookahead == '\r') SKIP(139);
      END_STATE();
    case 141:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(150);
      END_STATE();
    case 142:
      if (eof) ADVANCE(173);
      if (lookahead == '\n') SKIP(150);
      if (lookahead == '\r') SKIP(141);
      END_STATE();
    case 143:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 281,
        '#', 293,
        '$', 56,
        '%', 272,
        '&', 215,
        '(', 193,
        ')', 194,
        '*', 211,
        '+', 267,
        ',', 203,
        '-', 284,
        '.', 196,
        '/', 270,
        '0', 296,
        ':', 252,
        ';', 207,
        '<', 222,
        '=', 201,
        '>', 262,
        '?', 249,
        '@', 73,
        'B', 305,
        'E', 308,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(106);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(232);
      if (lookahead == '`') ADVANCE(290);
      if (lookahead == 'd') ADVANCE(323);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(205);
      if (lookahead == '}') ADVANCE(191);
      if (lookahead == '~') ADVANCE(283);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(143);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^') ADVANCE(328);
      END_STATE();
    case 144:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '$', 56,
        '%', 272,
        '&', 215,
        '(', 228,
        ')', 194,
        '*', 212,
        '+', 266,
        ',', 203,
        '-', 69,
        '.', 196,
        '/', 270,
        '0', 296,
        ':', 219,
        ';', 207,
        '<', 222,
        '=', 200,
        '>', 262,
        '?', 249,
        '@', 73,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(134);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(232);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(205);
      if (lookahead == '}') ADVANCE(191);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(145);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`') ADVANCE(321);
      END_STATE();
    case 145:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '$', 56,
        '%', 272,
        '&', 215,
        '(', 193,
        ')', 194,
        '*', 212,
        '+', 266,
        ',', 203,
        '-', 69,
        '.', 196,
        '/', 270,
        '0', 296,
        ':', 63,
        ';', 207,
        '<', 222,
        '=', 200,
        '>', 262,
        '?', 249,
        '@', 73,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(134);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(232);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(205);
      if (lookahead == '}') ADVANCE(191);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(145);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`') ADVANCE(321);
      END_STATE();
    case 146:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '$', 56,
        '%', 271,
        '&', 217,
        '(', 228,
        ')', 194,
        '*', 209,
        '+', 265,
        ',', 203,
        '-', 71,
        '.', 196,
        '/', 269,
        '0', 296,
        ':', 219,
        ';', 207,
        '<', 223,
        '=', 65,
        '>', 263,
        '?', 249,
        '@', 73,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(138);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(206);
      if (lookahead == '}') ADVANCE(191);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(148);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`') ADVANCE(321);
      END_STATE();
    case 147:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '$', 56,
        '%', 271,
        '&', 217,
        '(', 193,
        ')', 194,
        '*', 209,
        '+', 265,
        ',', 203,
        '-', 71,
        '.', 196,
        '/', 269,
        '0', 296,
        ':', 252,
        ';', 207,
        '<', 223,
        '=', 65,
        '>', 263,
        '?', 249,
        '@', 73,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(140);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(206);
      if (lookahead == '}') ADVANCE(191);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(147);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`') ADVANCE(321);
      END_STATE();
    case 148:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '$', 56,
        '%', 271,
        '&', 217,
        '(', 193,
        ')', 194,
        '*', 209,
        '+', 265,
        ',', 203,
        '-', 71,
        '.', 196,
        '/', 269,
        '0', 296,
        ':', 63,
        ';', 207,
        '<', 223,
        '=', 65,
        '>', 263,
        '?', 249,
        '@', 73,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(138);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(206);
      if (lookahead == '}') ADVANCE(191);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(148);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`') ADVANCE(321);
      END_STATE();
    case 149:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '$', 56,
        '%', 271,
        '&', 217,
        '(', 193,
        ')', 194,
        '*', 209,
        '+', 265,
        ',', 203,
        '-', 71,
        '.', 196,
        '/', 269,
        '0', 296,
        ':', 251,
        ';', 207,
        '<', 223,
        '=', 65,
        '>', 263,
        '?', 249,
        '@', 73,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(140);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(206);
      if (lookahead == '}') ADVANCE(191);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(147);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`') ADVANCE(321);
      END_STATE();
    case 150:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 281,
        '#', 294,
        '$', 56,
        '%', 271,
        '&', 216,
        '(', 193,
        ')', 194,
        '*', 209,
        '+', 265,
        ',', 203,
        '-', 71,
        '.', 59,
        '/', 269,
        '0', 296,
        ':', 252,
        ';', 207,
        '<', 223,
        '=', 65,
        '>', 263,
        '?', 249,
        '@', 73,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(142);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(206);
      if (lookahead == '}') ADVANCE(191);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(150);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`') ADVANCE(321);
      END_STATE();
    case 151:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 280,
        '#', 294,
        '$', 56,
        '(', 193,
        ')', 194,
        '*', 209,
        '+', 265,
        ',', 203,
        '-', 71,
        '.', 59,
        '0', 296,
        ':', 63,
        ';', 207,
        '=', 72,
        '?', 74,
        '@', 73,
        'B', 305,
        'E', 308,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(108);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '}') ADVANCE(191);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(151);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`') ADVANCE(321);
      END_STATE();
    case 152:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 280,
        '#', 294,
        '$', 56,
        '(', 193,
        ')', 194,
        '*', 209,
        '+', 265,
        ',', 203,
        '-', 71,
        '.', 59,
        '0', 296,
        ':', 63,
        ';', 207,
        '=', 72,
        '?', 74,
        '@', 73,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(110);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '}') ADVANCE(191);
      if (lookahead == '~') ADVANCE(282);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(152);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`') ADVANCE(321);
      END_STATE();
    case 153:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 64,
        '#', 294,
        '%', 272,
        '&', 215,
        '(', 228,
        ')', 194,
        '*', 55,
        '+', 266,
        ',', 203,
        '-', 68,
        '.', 196,
        '/', 270,
        ':', 219,
        ';', 207,
        '<', 222,
        '=', 200,
        '>', 262,
        '?', 248,
        '[', 227,
      );
      if (lookahead == '\\') SKIP(118);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(232);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(205);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(155);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 154:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 64,
        '#', 294,
        '%', 272,
        '&', 215,
        '(', 228,
        ')', 194,
        '*', 55,
        '+', 266,
        ',', 203,
        '-', 68,
        '.', 196,
        '/', 270,
        ':', 219,
        ';', 207,
        '<', 222,
        '=', 200,
        '>', 262,
        '?', 248,
      );
      if (lookahead == '\\') SKIP(120);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(232);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(205);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(156);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 155:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 64,
        '#', 294,
        '%', 272,
        '&', 215,
        ')', 194,
        '*', 55,
        '+', 266,
        ',', 203,
        '-', 68,
        '.', 196,
        '/', 270,
        ':', 63,
        ';', 207,
        '<', 222,
        '=', 200,
        '>', 262,
        '?', 248,
      );
      if (lookahead == '\\') SKIP(118);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(232);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(205);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(155);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 156:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 64,
        '#', 294,
        '%', 272,
        '&', 215,
        ')', 194,
        '*', 55,
        '+', 266,
        ',', 203,
        '-', 68,
        '.', 196,
        '/', 270,
        ';', 207,
        '<', 222,
        '=', 200,
        '>', 262,
        '?', 248,
      );
      if (lookahead == '\\') SKIP(120);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(232);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(205);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(156);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 157:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 64,
        '#', 294,
        '%', 271,
        '&', 217,
        '(', 228,
        ')', 194,
        '+', 265,
        ',', 203,
        '.', 196,
        '/', 269,
        ':', 219,
        ';', 207,
        '<', 223,
        '=', 65,
        '>', 263,
        '?', 248,
      );
      if (lookahead == '\\') SKIP(122);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(206);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(158);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 158:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 64,
        '#', 294,
        '%', 271,
        '&', 217,
        ')', 194,
        '+', 265,
        ',', 203,
        '.', 196,
        '/', 269,
        ';', 207,
        '<', 223,
        '=', 65,
        '>', 263,
        '?', 248,
      );
      if (lookahead == '\\') SKIP(122);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(206);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(158);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 159:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '!', 64,
        '#', 294,
        '%', 271,
        '&', 216,
        ')', 194,
        '+', 265,
        ',', 203,
        '.', 59,
        '/', 269,
        ':', 250,
        ';', 207,
        '<', 223,
        '=', 65,
        '>', 263,
        '?', 248,
      );
      if (lookahead == '\\') SKIP(124);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(206);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(159);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 160:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '#', 294,
        '$', 56,
        '(', 193,
        ')', 194,
        '*', 209,
        '+', 265,
        ',', 203,
        '-', 71,
        '.', 59,
        '0', 296,
        ':', 63,
        ';', 207,
        '=', 72,
        '@', 73,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(114);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(160);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(311);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 161:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '#', 294,
        '$', 56,
        '(', 193,
        ')', 194,
        '*', 209,
        '+', 265,
        ',', 203,
        '-', 71,
        '0', 296,
        ':', 63,
        ';', 207,
        '=', 199,
        '?', 74,
        '@', 73,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(112);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == 'd') ADVANCE(316);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(161);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 162:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '#', 294,
        '&', 214,
        '(', 193,
        ')', 194,
        '*', 210,
        ',', 203,
        '.', 59,
        ':', 218,
        ';', 207,
        '=', 72,
      );
      if (lookahead == '\\') SKIP(132);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(163);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 163:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '#', 294,
        '&', 214,
        '(', 193,
        ')', 194,
        '*', 210,
        ',', 203,
        '.', 59,
        ';', 207,
        '=', 72,
      );
      if (lookahead == '\\') SKIP(132);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(163);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 164:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '#', 294,
        '&', 58,
        '(', 228,
        ')', 194,
        ',', 203,
        '.', 195,
        ':', 62,
        ';', 207,
        '=', 72,
      );
      if (lookahead == '\\') SKIP(128);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(166);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 165:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '#', 294,
        '&', 58,
        '(', 228,
        ')', 194,
        ',', 203,
        '.', 195,
        ':', 62,
        ';', 207,
        '=', 199,
      );
      if (lookahead == '\\') SKIP(126);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(167);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 166:
      if (eof) ADVANCE(173);
      if (lookahead == '#') ADVANCE(294);
      if (lookahead == '&') ADVANCE(58);
      if (lookahead == ')') ADVANCE(194);
      if (lookahead == ',') ADVANCE(203);
      if (lookahead == '.') ADVANCE(195);
      if (lookahead == ';') ADVANCE(207);
      if (lookahead == '=') ADVANCE(72);
      if (lookahead == '\\') SKIP(128);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(166);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 167:
      if (eof) ADVANCE(173);
      if (lookahead == '#') ADVANCE(294);
      if (lookahead == '&') ADVANCE(58);
      if (lookahead == ')') ADVANCE(194);
      if (lookahead == ',') ADVANCE(203);
      if (lookahead == '.') ADVANCE(195);
      if (lookahead == ';') ADVANCE(207);
      if (lookahead == '=') ADVANCE(199);
      if (lookahead == '\\') SKIP(126);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(167);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 168:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '#', 294,
        '(', 228,
        ')', 194,
        ',', 203,
        '.', 195,
        ':', 220,
        ';', 207,
        '=', 72,
        '[', 227,
      );
      if (lookahead == '\\') SKIP(130);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(170);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 169:
      if (eof) ADVANCE(173);
      ADVANCE_MAP(
        '#', 294,
        '(', 193,
        ')', 194,
        '*', 210,
        '+', 265,
        ',', 203,
        '-', 71,
        '.', 59,
        '0', 296,
        ':', 63,
        ';', 207,
        '=', 76,
        '[', 225,
      );
      if (lookahead == '\\') SKIP(116);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '^') ADVANCE(231);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(169);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(297);
      if (('A' <= lookahead && lookahead <= 'Z')) ADVANCE(310);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 170:
      if (eof) ADVANCE(173);
      if (lookahead == '#') ADVANCE(294);
      if (lookahead == ')') ADVANCE(194);
      if (lookahead == ',') ADVANCE(203);
      if (lookahead == '.') ADVANCE(195);
      if (lookahead == ':') ADVANCE(63);
      if (lookahead == ';') ADVANCE(207);
      if (lookahead == '=') ADVANCE(72);
      if (lookahead == '\\') SKIP(130);
      if (lookahead == ']') ADVANCE(226);
      if (lookahead == '{') ADVANCE(190);
      if (lookahead == '|') ADVANCE(204);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(170);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 171:
      if (eof) ADVANCE(173);
      if (lookahead == '#') ADVANCE(294);
      if (lookahead == ')') ADVANCE(194);
      if (lookahead == ',') ADVANCE(203);
      if (lookahead == ';') ADVANCE(207);
      if (lookahead == '=') ADVANCE(76);
      if (lookahead == '\\') SKIP(136);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(171);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 172:
      if (eof) ADVANCE(173);
      if (lookahead == '#') ADVANCE(294);
      if (lookahead == ')') ADVANCE(194);
      if (lookahead == ',') ADVANCE(203);
      if (lookahead == ';') ADVANCE(207);
      if (lookahead == '=') ADVANCE(291);
      if (lookahead == '\\') SKIP(136);
      if (lookahead == '}') ADVANCE(191);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(171);
      if (lookahead > '^' &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 173:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 174:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead == '\n') ADVANCE(178);
      if (lookahead == '\r') ADVANCE(175);
      if (lookahead != 0) ADVANCE(188);
      END_STATE();
    case 175:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead == '\n') ADVANCE(178);
      if (lookahead != 0) ADVANCE(188);
      END_STATE();
    case 176:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead == '\n') ADVANCE(188);
      if (lookahead != 0) ADVANCE(176);
      END_STATE();
    case 177:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead == '\n') ADVANCE(179);
      if (lookahead == '\r') ADVANCE(177);
      if (lookahead != 0) ADVANCE(177);
      END_STATE();
    case 178:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead == '#') ADVANCE(176);
      if (lookahead == '=') ADVANCE(180);
      if (lookahead == '\\') ADVANCE(174);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(178);
      if (lookahead != 0) ADVANCE(188);
      END_STATE();
    case 179:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead == '=') ADVANCE(183);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ' ||
          lookahead == '*') ADVANCE(179);
      if (lookahead != 0) ADVANCE(179);
      END_STATE();
    case 180:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead == 'b') ADVANCE(182);
      if (lookahead != 0) ADVANCE(188);
      END_STATE();
    case 181:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead == 'd') ADVANCE(176);
      if (lookahead != 0) ADVANCE(179);
      END_STATE();
    case 182:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead == 'e') ADVANCE(184);
      if (lookahead != 0) ADVANCE(188);
      END_STATE();
    case 183:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead == 'e') ADVANCE(186);
      if (lookahead != 0) ADVANCE(179);
      END_STATE();
    case 184:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead == 'g') ADVANCE(185);
      if (lookahead != 0) ADVANCE(188);
      END_STATE();
    case 185:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead == 'i') ADVANCE(187);
      if (lookahead != 0) ADVANCE(188);
      END_STATE();
    case 186:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead == 'n') ADVANCE(181);
      if (lookahead != 0) ADVANCE(179);
      END_STATE();
    case 187:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead == 'n') ADVANCE(177);
      if (lookahead != 0) ADVANCE(188);
      END_STATE();
    case 188:
      ACCEPT_TOKEN(sym_uninterpreted);
      if (lookahead != 0) ADVANCE(188);
      END_STATE();
    case 189:
      ACCEPT_TOKEN(anon_sym_BEGIN);
      if (lookahead == '?') ADVANCE(312);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(310);
      END_STATE();
    case 190:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 191:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 192:
      ACCEPT_TOKEN(anon_sym_END);
      if (lookahead == '?') ADVANCE(312);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(310);
      END_STATE();
    case 193:
      ACCEPT_TOKEN(anon_sym_LPAREN);
      END_STATE();
    case 194:
      ACCEPT_TOKEN(anon_sym_RPAREN);
      END_STATE();
    case 195:
      ACCEPT_TOKEN(anon_sym_DOT);
      END_STATE();
    case 196:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(230);
      END_STATE();
    case 197:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(60);
      END_STATE();
    case 198:
      ACCEPT_TOKEN(anon_sym_COLON_COLON);
      END_STATE();
    case 199:
      ACCEPT_TOKEN(anon_sym_EQ);
      END_STATE();
    case 200:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '=') ADVANCE(273);
      if (lookahead == '>') ADVANCE(224);
      if (lookahead == '~') ADVANCE(277);
      END_STATE();
    case 201:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '=') ADVANCE(273);
      if (lookahead == '~') ADVANCE(277);
      END_STATE();
    case 202:
      ACCEPT_TOKEN(anon_sym_EQ);
      if (lookahead == '>') ADVANCE(224);
      END_STATE();
    case 203:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 204:
      ACCEPT_TOKEN(anon_sym_PIPE);
      END_STATE();
    case 205:
      ACCEPT_TOKEN(anon_sym_PIPE);
      if (lookahead == '=') ADVANCE(241);
      if (lookahead == '|') ADVANCE(254);
      END_STATE();
    case 206:
      ACCEPT_TOKEN(anon_sym_PIPE);
      if (lookahead == '|') ADVANCE(253);
      END_STATE();
    case 207:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 208:
      ACCEPT_TOKEN(anon_sym_DOT_DOT_DOT);
      END_STATE();
    case 209:
      ACCEPT_TOKEN(anon_sym_STAR);
      END_STATE();
    case 210:
      ACCEPT_TOKEN(anon_sym_STAR);
      if (lookahead == '*') ADVANCE(213);
      END_STATE();
    case 211:
      ACCEPT_TOKEN(anon_sym_STAR);
      if (lookahead == '*') ADVANCE(213);
      if (lookahead == '=') ADVANCE(237);
      END_STATE();
    case 212:
      ACCEPT_TOKEN(anon_sym_STAR);
      if (lookahead == '*') ADVANCE(70);
      if (lookahead == '=') ADVANCE(237);
      END_STATE();
    case 213:
      ACCEPT_TOKEN(anon_sym_STAR_STAR);
      END_STATE();
    case 214:
      ACCEPT_TOKEN(anon_sym_AMP);
      END_STATE();
    case 215:
      ACCEPT_TOKEN(anon_sym_AMP);
      if (lookahead == '&') ADVANCE(256);
      if (lookahead == '.') ADVANCE(234);
      if (lookahead == '=') ADVANCE(243);
      END_STATE();
    case 216:
      ACCEPT_TOKEN(anon_sym_AMP);
      if (lookahead == '&') ADVANCE(255);
      END_STATE();
    case 217:
      ACCEPT_TOKEN(anon_sym_AMP);
      if (lookahead == '&') ADVANCE(255);
      if (lookahead == '.') ADVANCE(234);
      END_STATE();
    case 218:
      ACCEPT_TOKEN(anon_sym_COLON);
      END_STATE();
    case 219:
      ACCEPT_TOKEN(anon_sym_COLON);
      if (lookahead == ':') ADVANCE(233);
      END_STATE();
    case 220:
      ACCEPT_TOKEN(anon_sym_COLON);
      if (lookahead == ':') ADVANCE(198);
      END_STATE();
    case 221:
      ACCEPT_TOKEN(anon_sym_LT);
      END_STATE();
    case 222:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '<') ADVANCE(258);
      if (lookahead == '=') ADVANCE(261);
      END_STATE();
    case 223:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '<') ADVANCE(257);
      if (lookahead == '=') ADVANCE(261);
      END_STATE();
    case 224:
      ACCEPT_TOKEN(anon_sym_EQ_GT);
      END_STATE();
    case 225:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      END_STATE();
    case 226:
      ACCEPT_TOKEN(anon_sym_RBRACK);
      END_STATE();
    case 227:
      ACCEPT_TOKEN(anon_sym_LBRACK2);
      END_STATE();
    case 228:
      ACCEPT_TOKEN(anon_sym_LPAREN2);
      END_STATE();
    case 229:
      ACCEPT_TOKEN(anon_sym_DOT_DOT);
      END_STATE();
    case 230:
      ACCEPT_TOKEN(anon_sym_DOT_DOT);
      if (lookahead == '.') ADVANCE(208);
      END_STATE();
    case 231:
      ACCEPT_TOKEN(anon_sym_CARET);
      END_STATE();
    case 232:
      ACCEPT_TOKEN(anon_sym_CARET);
      if (lookahead == '=') ADVANCE(247);
      END_STATE();
    case 233:
      ACCEPT_TOKEN(anon_sym_COLON_COLON2);
      END_STATE();
    case 234:
      ACCEPT_TOKEN(anon_sym_AMP_DOT);
      END_STATE();
    case 235:
      ACCEPT_TOKEN(anon_sym_PLUS_EQ);
      END_STATE();
    case 236:
      ACCEPT_TOKEN(anon_sym_DASH_EQ);
      END_STATE();
    case 237:
      ACCEPT_TOKEN(anon_sym_STAR_EQ);
      END_STATE();
    case 238:
      ACCEPT_TOKEN(anon_sym_STAR_STAR_EQ);
      END_STATE();
    case 239:
      ACCEPT_TOKEN(anon_sym_SLASH_EQ);
      END_STATE();
    case 240:
      ACCEPT_TOKEN(anon_sym_PIPE_PIPE_EQ);
      END_STATE();
    case 241:
      ACCEPT_TOKEN(anon_sym_PIPE_EQ);
      END_STATE();
    case 242:
      ACCEPT_TOKEN(anon_sym_AMP_AMP_EQ);
      END_STATE();
    case 243:
      ACCEPT_TOKEN(anon_sym_AMP_EQ);
      END_STATE();
    case 244:
      ACCEPT_TOKEN(anon_sym_PERCENT_EQ);
      END_STATE();
    case 245:
      ACCEPT_TOKEN(anon_sym_GT_GT_EQ);
      END_STATE();
    case 246:
      ACCEPT_TOKEN(anon_sym_LT_LT_EQ);
      END_STATE();
    case 247:
      ACCEPT_TOKEN(anon_sym_CARET_EQ);
      END_STATE();
    case 248:
      ACCEPT_TOKEN(anon_sym_QMARK);
      END_STATE();
    case 249:
      ACCEPT_TOKEN(anon_sym_QMARK);
      if (lookahead == '\\') ADVANCE(339);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != ' ') ADVANCE(335);
      END_STATE();
    case 250:
      ACCEPT_TOKEN(anon_sym_COLON2);
      END_STATE();
    case 251:
      ACCEPT_TOKEN(anon_sym_COLON2);
      if (lookahead == ':') ADVANCE(233);
      END_STATE();
    case 252:
      ACCEPT_TOKEN(anon_sym_COLON2);
      if (lookahead == ':') ADVANCE(198);
      END_STATE();
    case 253:
      ACCEPT_TOKEN(anon_sym_PIPE_PIPE);
      END_STATE();
    case 254:
      ACCEPT_TOKEN(anon_sym_PIPE_PIPE);
      if (lookahead == '=') ADVANCE(240);
      END_STATE();
    case 255:
      ACCEPT_TOKEN(anon_sym_AMP_AMP);
      END_STATE();
    case 256:
      ACCEPT_TOKEN(anon_sym_AMP_AMP);
      if (lookahead == '=') ADVANCE(242);
      END_STATE();
    case 257:
      ACCEPT_TOKEN(anon_sym_LT_LT);
      END_STATE();
    case 258:
      ACCEPT_TOKEN(anon_sym_LT_LT);
      if (lookahead == '=') ADVANCE(246);
      END_STATE();
    case 259:
      ACCEPT_TOKEN(anon_sym_GT_GT);
      END_STATE();
    case 260:
      ACCEPT_TOKEN(anon_sym_GT_GT);
      if (lookahead == '=') ADVANCE(245);
      END_STATE();
    case 261:
      ACCEPT_TOKEN(anon_sym_LT_EQ);
      if (lookahead == '>') ADVANCE(276);
      END_STATE();
    case 262:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == '=') ADVANCE(264);
      if (lookahead == '>') ADVANCE(260);
      END_STATE();
    case 263:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == '=') ADVANCE(264);
      if (lookahead == '>') ADVANCE(259);
      END_STATE();
    case 264:
      ACCEPT_TOKEN(anon_sym_GT_EQ);
      END_STATE();
    case 265:
      ACCEPT_TOKEN(anon_sym_PLUS);
      END_STATE();
    case 266:
      ACCEPT_TOKEN(anon_sym_PLUS);
      if (lookahead == '=') ADVANCE(235);
      END_STATE();
    case 267:
      ACCEPT_TOKEN(anon_sym_PLUS);
      if (lookahead == '=') ADVANCE(235);
      if (lookahead == '@') ADVANCE(285);
      END_STATE();
    case 268:
      ACCEPT_TOKEN(anon_sym_PLUS);
      if (lookahead == '@') ADVANCE(285);
      END_STATE();
    case 269:
      ACCEPT_TOKEN(anon_sym_SLASH);
      END_STATE();
    case 270:
      ACCEPT_TOKEN(anon_sym_SLASH);
      if (lookahead == '=') ADVANCE(239);
      END_STATE();
    case 271:
      ACCEPT_TOKEN(anon_sym_PERCENT);
      END_STATE();
    case 272:
      ACCEPT_TOKEN(anon_sym_PERCENT);
      if (lookahead == '=') ADVANCE(244);
      END_STATE();
    case 273:
      ACCEPT_TOKEN(anon_sym_EQ_EQ);
      if (lookahead == '=') ADVANCE(275);
      END_STATE();
    case 274:
      ACCEPT_TOKEN(anon_sym_BANG_EQ);
      END_STATE();
    case 275:
      ACCEPT_TOKEN(anon_sym_EQ_EQ_EQ);
      END_STATE();
    case 276:
      ACCEPT_TOKEN(anon_sym_LT_EQ_GT);
      END_STATE();
    case 277:
      ACCEPT_TOKEN(anon_sym_EQ_TILDE);
      END_STATE();
    case 278:
      ACCEPT_TOKEN(anon_sym_BANG_TILDE);
      END_STATE();
    case 279:
      ACCEPT_TOKEN(anon_sym_defined_QMARK);
      END_STATE();
    case 280:
      ACCEPT_TOKEN(anon_sym_BANG);
      END_STATE();
    case 281:
      ACCEPT_TOKEN(anon_sym_BANG);
      if (lookahead == '=') ADVANCE(274);
      if (lookahead == '~') ADVANCE(278);
      END_STATE();
    case 282:
      ACCEPT_TOKEN(anon_sym_TILDE);
      END_STATE();
    case 283:
      ACCEPT_TOKEN(anon_sym_TILDE);
      if (lookahead == '@') ADVANCE(287);
      END_STATE();
    case 284:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '@') ADVANCE(286);
      END_STATE();
    case 285:
      ACCEPT_TOKEN(anon_sym_PLUS_AT);
      END_STATE();
    case 286:
      ACCEPT_TOKEN(anon_sym_DASH_AT);
      END_STATE();
    case 287:
      ACCEPT_TOKEN(anon_sym_TILDE_AT);
      END_STATE();
    case 288:
      ACCEPT_TOKEN(anon_sym_LBRACK_RBRACK);
      if (lookahead == '=') ADVANCE(289);
      END_STATE();
    case 289:
      ACCEPT_TOKEN(anon_sym_LBRACK_RBRACK_EQ);
      END_STATE();
    case 290:
      ACCEPT_TOKEN(anon_sym_BQUOTE);
      END_STATE();
    case 291:
      ACCEPT_TOKEN(anon_sym_EQ2);
      END_STATE();
    case 292:
      ACCEPT_TOKEN(anon_sym_EQ2);
      if (lookahead == '=') ADVANCE(273);
      if (lookahead == '~') ADVANCE(277);
      END_STATE();
    case 293:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead == '{') ADVANCE(340);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(294);
      END_STATE();
    case 294:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(294);
      END_STATE();
    case 295:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '.') ADVANCE(92);
      if (lookahead == '_') ADVANCE(89);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(87);
      if (lookahead == '8' ||
          lookahead == '9') ADVANCE(297);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(295);
      END_STATE();
    case 296:
      ACCEPT_TOKEN(sym_integer);
      ADVANCE_MAP(
        '.', 92,
        '_', 91,
        'B', 88,
        'b', 88,
        'D', 93,
        'd', 93,
        'E', 87,
        'e', 87,
        'O', 90,
        'o', 90,
        'X', 95,
        'x', 95,
        '8', 297,
        '9', 297,
      );
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(295);
      END_STATE();
    case 297:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '.') ADVANCE(92);
      if (lookahead == '_') ADVANCE(91);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(87);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(297);
      END_STATE();
    case 298:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '_') ADVANCE(88);
      if (lookahead == '0' ||
          lookahead == '1') ADVANCE(298);
      END_STATE();
    case 299:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '_') ADVANCE(90);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(299);
      END_STATE();
    case 300:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '_') ADVANCE(95);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(300);
      END_STATE();
    case 301:
      ACCEPT_TOKEN(sym_integer);
      if (lookahead == '_') ADVANCE(93);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(301);
      END_STATE();
    case 302:
      ACCEPT_TOKEN(sym_float);
      if (lookahead == '_') ADVANCE(92);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(87);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(302);
      END_STATE();
    case 303:
      ACCEPT_TOKEN(sym_float);
      if (lookahead == '_') ADVANCE(94);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(303);
      END_STATE();
    case 304:
      ACCEPT_TOKEN(sym_constant);
      if (lookahead == '?') ADVANCE(312);
      if (lookahead == 'D') ADVANCE(192);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(310);
      END_STATE();
    case 305:
      ACCEPT_TOKEN(sym_constant);
      if (lookahead == '?') ADVANCE(312);
      if (lookahead == 'E') ADVANCE(306);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(310);
      END_STATE();
    case 306:
      ACCEPT_TOKEN(sym_constant);
      if (lookahead == '?') ADVANCE(312);
      if (lookahead == 'G') ADVANCE(307);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(310);
      END_STATE();
    case 307:
      ACCEPT_TOKEN(sym_constant);
      if (lookahead == '?') ADVANCE(312);
      if (lookahead == 'I') ADVANCE(309);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(310);
      END_STATE();
    case 308:
      ACCEPT_TOKEN(sym_constant);
      if (lookahead == '?') ADVANCE(312);
      if (lookahead == 'N') ADVANCE(304);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(310);
      END_STATE();
    case 309:
      ACCEPT_TOKEN(sym_constant);
      if (lookahead == '?') ADVANCE(312);
      if (lookahead == 'N') ADVANCE(189);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(310);
      END_STATE();
    case 310:
      ACCEPT_TOKEN(sym_constant);
      if (lookahead == '?') ADVANCE(312);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(310);
      END_STATE();
    case 311:
      ACCEPT_TOKEN(sym_constant);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(311);
      END_STATE();
    case 312:
      ACCEPT_TOKEN(aux_sym_constant_suffix_token1);
      END_STATE();
    case 313:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '?') ADVANCE(279);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 314:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '?') ADVANCE(279);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 315:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '?') ADVANCE(329);
      if (lookahead == 'd') ADVANCE(314);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 316:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '?') ADVANCE(329);
      if (lookahead == 'e') ADVANCE(318);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 317:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '?') ADVANCE(329);
      if (lookahead == 'e') ADVANCE(315);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 318:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '?') ADVANCE(329);
      if (lookahead == 'f') ADVANCE(319);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 319:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '?') ADVANCE(329);
      if (lookahead == 'i') ADVANCE(320);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 320:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '?') ADVANCE(329);
      if (lookahead == 'n') ADVANCE(317);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 321:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == '?') ADVANCE(329);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(321);
      END_STATE();
    case 322:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'd') ADVANCE(313);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 323:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(325);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 324:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'e') ADVANCE(322);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 325:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'f') ADVANCE(326);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 326:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'i') ADVANCE(327);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 327:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead == 'n') ADVANCE(324);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 328:
      ACCEPT_TOKEN(sym_identifier);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(328);
      END_STATE();
    case 329:
      ACCEPT_TOKEN(aux_sym_identifier_suffix_token1);
      END_STATE();
    case 330:
      ACCEPT_TOKEN(sym_instance_variable);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(330);
      END_STATE();
    case 331:
      ACCEPT_TOKEN(sym_class_variable);
      if (lookahead > '/' &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(331);
      END_STATE();
    case 332:
      ACCEPT_TOKEN(sym_global_variable);
      END_STATE();
    case 333:
      ACCEPT_TOKEN(sym_global_variable);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(333);
      END_STATE();
    case 334:
      ACCEPT_TOKEN(sym_global_variable);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(334);
      END_STATE();
    case 335:
      ACCEPT_TOKEN(sym_character);
      END_STATE();
    case 336:
      ACCEPT_TOKEN(sym_character);
      if (lookahead == '-') ADVANCE(104);
      if (lookahead == '{') ADVANCE(85);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(338);
      END_STATE();
    case 337:
      ACCEPT_TOKEN(sym_character);
      if (lookahead == 'C' ||
          lookahead == 'M') ADVANCE(57);
      END_STATE();
    case 338:
      ACCEPT_TOKEN(sym_character);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(338);
      END_STATE();
    case 339:
      ACCEPT_TOKEN(sym_character);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead) &&
          lookahead != ' ') ADVANCE(336);
      END_STATE();
    case 340:
      ACCEPT_TOKEN(anon_sym_POUND_LBRACE);
      END_STATE();
    case 341:
      ACCEPT_TOKEN(aux_sym_string_array_token1);
      if (lookahead == '\\') ADVANCE(18);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(341);
      END_STATE();
    case 342:
      ACCEPT_TOKEN(aux_sym_string_array_token1);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(342);
      END_STATE();
    case 343:
      ACCEPT_TOKEN(sym_escape_sequence);
      END_STATE();
    case 344:
      ACCEPT_TOKEN(sym_escape_sequence);
      if (lookahead == '\\') ADVANCE(18);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(341);
      END_STATE();
    case 345:
      ACCEPT_TOKEN(sym_escape_sequence);
      if (lookahead == '\\') ADVANCE(19);
      END_STATE();
    case 346:
      ACCEPT_TOKEN(sym_escape_sequence);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(343);
      END_STATE();
    case 347:
      ACCEPT_TOKEN(sym_escape_sequence);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(346);
      END_STATE();
    case 348:
      ACCEPT_TOKEN(sym_escape_sequence);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(343);
      END_STATE();
    case 349:
      ACCEPT_TOKEN(anon_sym_DASH_GT);
      END_STATE();
    default:
      return false;
  }
}

static bool ts_lex_keywords(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (lookahead == '\\') SKIP(1);
      if (lookahead == '_') ADVANCE(2);
      if (lookahead == 'a') ADVANCE(3);
      if (lookahead == 'b') ADVANCE(4);
      if (lookahead == 'c') ADVANCE(5);
      if (lookahead == 'd') ADVANCE(6);
      if (lookahead == 'e') ADVANCE(7);
      if (lookahead == 'f') ADVANCE(8);
      if (lookahead == 'i') ADVANCE(9);
      if (lookahead == 'm') ADVANCE(10);
      if (lookahead == 'n') ADVANCE(11);
      if (lookahead == 'o') ADVANCE(12);
      if (lookahead == 'r') ADVANCE(13);
      if (lookahead == 's') ADVANCE(14);
      if (lookahead == 't') ADVANCE(15);
      if (lookahead == 'u') ADVANCE(16);
      if (lookahead == 'w') ADVANCE(17);
      if (lookahead == 'y') ADVANCE(18);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(19);
      END_STATE();
    case 1:
      if (lookahead == '\n') SKIP(19);
      if (lookahead == '\r') SKIP(20);
      END_STATE();
    case 2:
      if (lookahead == '_') ADVANCE(21);
      END_STATE();
    case 3:
      if (lookahead == 'l') ADVANCE(22);
      if (lookahead == 'n') ADVANCE(23);
      END_STATE();
    case 4:
      if (lookahead == 'e') ADVANCE(24);
      if (lookahead == 'r') ADVANCE(25);
      END_STATE();
    case 5:
      if (lookahead == 'a') ADVANCE(26);
      if (lookahead == 'l') ADVANCE(27);
      END_STATE();
    case 6:
      if (lookahead == 'e') ADVANCE(28);
      if (lookahead == 'o') ADVANCE(29);
      END_STATE();
    case 7:
      if (lookahead == 'l') ADVANCE(30);
      if (lookahead == 'n') ADVANCE(31);
      END_STATE();
    case 8:
      if (lookahead == 'a') ADVANCE(32);
      if (lookahead == 'o') ADVANCE(33);
      END_STATE();
    case 9:
      ACCEPT_TOKEN(anon_sym_i);
      if (lookahead == 'f') ADVANCE(34);
      if (lookahead == 'n') ADVANCE(35);
      END_STATE();
    case 10:
      if (lookahead == 'o') ADVANCE(36);
      END_STATE();
    case 11:
      if (lookahead == 'e') ADVANCE(37);
      if (lookahead == 'i') ADVANCE(38);
      if (lookahead == 'o') ADVANCE(39);
      END_STATE();
    case 12:
      if (lookahead == 'r') ADVANCE(40);
      END_STATE();
    case 13:
      ACCEPT_TOKEN(anon_sym_r);
      if (lookahead == 'e') ADVANCE(41);
      if (lookahead == 'i') ADVANCE(42);
      END_STATE();
    case 14:
      if (lookahead == 'e') ADVANCE(43);
      if (lookahead == 'u') ADVANCE(44);
      END_STATE();
    case 15:
      if (lookahead == 'h') ADVANCE(45);
      if (lookahead == 'r') ADVANCE(46);
      END_STATE();
    case 16:
      if (lookahead == 'n') ADVANCE(47);
      END_STATE();
    case 17:
      if (lookahead == 'h') ADVANCE(48);
      END_STATE();
    case 18:
      if (lookahead == 'i') ADVANCE(49);
      END_STATE();
    case 19:
      if (lookahead == '\\') SKIP(1);
      if (lookahead == '_') ADVANCE(2);
      if (lookahead == 'a') ADVANCE(3);
      if (lookahead == 'b') ADVANCE(4);
      if (lookahead == 'c') ADVANCE(5);
      if (lookahead == 'd') ADVANCE(6);
      if (lookahead == 'e') ADVANCE(7);
      if (lookahead == 'f') ADVANCE(8);
      if (lookahead == 'i') ADVANCE(50);
      if (lookahead == 'm') ADVANCE(10);
      if (lookahead == 'n') ADVANCE(11);
      if (lookahead == 'o') ADVANCE(12);
      if (lookahead == 'r') ADVANCE(51);
      if (lookahead == 's') ADVANCE(14);
      if (lookahead == 't') ADVANCE(15);
      if (lookahead == 'u') ADVANCE(16);
      if (lookahead == 'w') ADVANCE(17);
      if (lookahead == 'y') ADVANCE(18);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(19);
      END_STATE();
    case 20:
      if (lookahead == '\n') SKIP(19);
      END_STATE();
    case 21:
      if (lookahead == 'E') ADVANCE(52);
      if (lookahead == 'F') ADVANCE(53);
      if (lookahead == 'L') ADVANCE(54);
      END_STATE();
    case 22:
      if (lookahead == 'i') ADVANCE(55);
      END_STATE();
    case 23:
      if (lookahead == 'd') ADVANCE(56);
      END_STATE();
    case 24:
      if (lookahead == 'g') ADVANCE(57);
      END_STATE();
    case 25:
      if (lookahead == 'e') ADVANCE(58);
      END_STATE();
    case 26:
      if (lookahead == 's') ADVANCE(59);
      END_STATE();
    case 27:
      if (lookahead == 'a') ADVANCE(60);
      END_STATE();
    case 28:
      if (lookahead == 'f') ADVANCE(61);
      END_STATE();
    case 29:
      ACCEPT_TOKEN(anon_sym_do);
      END_STATE();
    case 30:
      if (lookahead == 's') ADVANCE(62);
      END_STATE();
    case 31:
      if (lookahead == 'd') ADVANCE(63);
      if (lookahead == 's') ADVANCE(64);
      END_STATE();
    case 32:
      if (lookahead == 'l') ADVANCE(65);
      END_STATE();
    case 33:
      if (lookahead == 'r') ADVANCE(66);
      END_STATE();
    case 34:
      ACCEPT_TOKEN(anon_sym_if);
      END_STATE();
    case 35:
      ACCEPT_TOKEN(anon_sym_in);
      END_STATE();
    case 36:
      if (lookahead == 'd') ADVANCE(67);
      END_STATE();
    case 37:
      if (lookahead == 'x') ADVANCE(68);
      END_STATE();
    case 38:
      if (lookahead == 'l') ADVANCE(69);
      END_STATE();
    case 39:
      if (lookahead == 't') ADVANCE(70);
      END_STATE();
    case 40:
      ACCEPT_TOKEN(anon_sym_or);
      END_STATE();
    case 41:
      if (lookahead == 'd') ADVANCE(71);
      if (lookahead == 's') ADVANCE(72);
      if (lookahead == 't') ADVANCE(73);
      END_STATE();
    case 42:
      ACCEPT_TOKEN(anon_sym_ri);
      END_STATE();
    case 43:
      if (lookahead == 'l') ADVANCE(74);
      END_STATE();
    case 44:
      if (lookahead == 'p') ADVANCE(75);
      END_STATE();
    case 45:
      if (lookahead == 'e') ADVANCE(76);
      END_STATE();
    case 46:
      if (lookahead == 'u') ADVANCE(77);
      END_STATE();
    case 47:
      if (lookahead == 'd') ADVANCE(78);
      if (lookahead == 'l') ADVANCE(79);
      if (lookahead == 't') ADVANCE(80);
      END_STATE();
    case 48:
      if (lookahead == 'e') ADVANCE(81);
      if (lookahead == 'i') ADVANCE(82);
      END_STATE();
    case 49:
      if (lookahead == 'e') ADVANCE(83);
      END_STATE();
    case 50:
      if (lookahead == 'f') ADVANCE(34);
      if (lookahead == 'n') ADVANCE(35);
      END_STATE();
    case 51:
      if (lookahead == 'e') ADVANCE(41);
      END_STATE();
    case 52:
      if (lookahead == 'N') ADVANCE(84);
      END_STATE();
    case 53:
      if (lookahead == 'I') ADVANCE(85);
      END_STATE();
    case 54:
      if (lookahead == 'I') ADVANCE(86);
      END_STATE();
    case 55:
      if (lookahead == 'a') ADVANCE(87);
      END_STATE();
    case 56:
      ACCEPT_TOKEN(anon_sym_and);
      END_STATE();
    case 57:
      if (lookahead == 'i') ADVANCE(88);
      END_STATE();
    case 58:
      if (lookahead == 'a') ADVANCE(89);
      END_STATE();
    case 59:
      if (lookahead == 'e') ADVANCE(90);
      END_STATE();
    case 60:
      if (lookahead == 's') ADVANCE(91);
      END_STATE();
    case 61:
      ACCEPT_TOKEN(anon_sym_def);
      END_STATE();
    case 62:
      if (lookahead == 'e') ADVANCE(92);
      if (lookahead == 'i') ADVANCE(93);
      END_STATE();
    case 63:
      ACCEPT_TOKEN(anon_sym_end);
      END_STATE();
    case 64:
      if (lookahead == 'u') ADVANCE(94);
      END_STATE();
    case 65:
      if (lookahead == 's') ADVANCE(95);
      END_STATE();
    case 66:
      ACCEPT_TOKEN(anon_sym_for);
      END_STATE();
    case 67:
      if (lookahead == 'u') ADVANCE(96);
      END_STATE();
    case 68:
      if (lookahead == 't') ADVANCE(97);
      END_STATE();
    case 69:
      ACCEPT_TOKEN(anon_sym_nil);
      END_STATE();
    case 70:
      ACCEPT_TOKEN(anon_sym_not);
      END_STATE();
    case 71:
      if (lookahead == 'o') ADVANCE(98);
      END_STATE();
    case 72:
      if (lookahead == 'c') ADVANCE(99);
      END_STATE();
    case 73:
      if (lookahead == 'r') ADVANCE(100);
      if (lookahead == 'u') ADVANCE(101);
      END_STATE();
    case 74:
      if (lookahead == 'f') ADVANCE(102);
      END_STATE();
    case 75:
      if (lookahead == 'e') ADVANCE(103);
      END_STATE();
    case 76:
      if (lookahead == 'n') ADVANCE(104);
      END_STATE();
    case 77:
      if (lookahead == 'e') ADVANCE(105);
      END_STATE();
    case 78:
      if (lookahead == 'e') ADVANCE(106);
      END_STATE();
    case 79:
      if (lookahead == 'e') ADVANCE(107);
      END_STATE();
    case 80:
      if (lookahead == 'i') ADVANCE(108);
      END_STATE();
    case 81:
      if (lookahead == 'n') ADVANCE(109);
      END_STATE();
    case 82:
      if (lookahead == 'l') ADVANCE(110);
      END_STATE();
    case 83:
      if (lookahead == 'l') ADVANCE(111);
      END_STATE();
    case 84:
      if (lookahead == 'C') ADVANCE(112);
      if (lookahead == 'D') ADVANCE(113);
      END_STATE();
    case 85:
      if (lookahead == 'L') ADVANCE(114);
      END_STATE();
    case 86:
      if (lookahead == 'N') ADVANCE(115);
      END_STATE();
    case 87:
      if (lookahead == 's') ADVANCE(116);
      END_STATE();
    case 88:
      if (lookahead == 'n') ADVANCE(117);
      END_STATE();
    case 89:
      if (lookahead == 'k') ADVANCE(118);
      END_STATE();
    case 90:
      ACCEPT_TOKEN(anon_sym_case);
      END_STATE();
    case 91:
      if (lookahead == 's') ADVANCE(119);
      END_STATE();
    case 92:
      ACCEPT_TOKEN(anon_sym_else);
      END_STATE();
    case 93:
      if (lookahead == 'f') ADVANCE(120);
      END_STATE();
    case 94:
      if (lookahead == 'r') ADVANCE(121);
      END_STATE();
    case 95:
      if (lookahead == 'e') ADVANCE(122);
      END_STATE();
    case 96:
      if (lookahead == 'l') ADVANCE(123);
      END_STATE();
    case 97:
      ACCEPT_TOKEN(anon_sym_next);
      END_STATE();
    case 98:
      ACCEPT_TOKEN(anon_sym_redo);
      END_STATE();
    case 99:
      if (lookahead == 'u') ADVANCE(124);
      END_STATE();
    case 100:
      if (lookahead == 'y') ADVANCE(125);
      END_STATE();
    case 101:
      if (lookahead == 'r') ADVANCE(126);
      END_STATE();
    case 102:
      ACCEPT_TOKEN(sym_self);
      END_STATE();
    case 103:
      if (lookahead == 'r') ADVANCE(127);
      END_STATE();
    case 104:
      ACCEPT_TOKEN(anon_sym_then);
      END_STATE();
    case 105:
      ACCEPT_TOKEN(sym_true);
      END_STATE();
    case 106:
      if (lookahead == 'f') ADVANCE(128);
      END_STATE();
    case 107:
      if (lookahead == 's') ADVANCE(129);
      END_STATE();
    case 108:
      if (lookahead == 'l') ADVANCE(130);
      END_STATE();
    case 109:
      ACCEPT_TOKEN(anon_sym_when);
      END_STATE();
    case 110:
      if (lookahead == 'e') ADVANCE(131);
      END_STATE();
    case 111:
      if (lookahead == 'd') ADVANCE(132);
      END_STATE();
    case 112:
      if (lookahead == 'O') ADVANCE(133);
      END_STATE();
    case 113:
      if (lookahead == '_') ADVANCE(134);
      END_STATE();
    case 114:
      if (lookahead == 'E') ADVANCE(135);
      END_STATE();
    case 115:
      if (lookahead == 'E') ADVANCE(136);
      END_STATE();
    case 116:
      ACCEPT_TOKEN(anon_sym_alias);
      END_STATE();
    case 117:
      ACCEPT_TOKEN(anon_sym_begin);
      END_STATE();
    case 118:
      ACCEPT_TOKEN(anon_sym_break);
      END_STATE();
    case 119:
      ACCEPT_TOKEN(anon_sym_class);
      END_STATE();
    case 120:
      ACCEPT_TOKEN(anon_sym_elsif);
      END_STATE();
    case 121:
      if (lookahead == 'e') ADVANCE(137);
      END_STATE();
    case 122:
      ACCEPT_TOKEN(sym_false);
      END_STATE();
    case 123:
      if (lookahead == 'e') ADVANCE(138);
      END_STATE();
    case 124:
      if (lookahead == 'e') ADVANCE(139);
      END_STATE();
    case 125:
      ACCEPT_TOKEN(anon_sym_retry);
      END_STATE();
    case 126:
      if (lookahead == 'n') ADVANCE(140);
      END_STATE();
    case 127:
      ACCEPT_TOKEN(sym_super);
      END_STATE();
    case 128:
      ACCEPT_TOKEN(anon_sym_undef);
      END_STATE();
    case 129:
      if (lookahead == 's') ADVANCE(141);
      END_STATE();
    case 130:
      ACCEPT_TOKEN(anon_sym_until);
      END_STATE();
    case 131:
      ACCEPT_TOKEN(anon_sym_while);
      END_STATE();
    case 132:
      ACCEPT_TOKEN(anon_sym_yield);
      END_STATE();
    case 133:
      if (lookahead == 'D') ADVANCE(142);
      END_STATE();
    case 134:
      if (lookahead == '_') ADVANCE(143);
      END_STATE();
    case 135:
      if (lookahead == '_') ADVANCE(144);
      END_STATE();
    case 136:
      if (lookahead == '_') ADVANCE(145);
      END_STATE();
    case 137:
      ACCEPT_TOKEN(anon_sym_ensure);
      END_STATE();
    case 138:
      ACCEPT_TOKEN(anon_sym_module);
      END_STATE();
    case 139:
      ACCEPT_TOKEN(anon_sym_rescue);
      END_STATE();
    case 140:
      ACCEPT_TOKEN(anon_sym_return);
      END_STATE();
    case 141:
      ACCEPT_TOKEN(anon_sym_unless);
      END_STATE();
    case 142:
      if (lookahead == 'I') ADVANCE(146);
      END_STATE();
    case 143:
      ACCEPT_TOKEN(aux_sym_program_token1);
      END_STATE();
    case 144:
      if (lookahead == '_') ADVANCE(147);
      END_STATE();
    case 145:
      if (lookahead == '_') ADVANCE(148);
      END_STATE();
    case 146:
      if (lookahead == 'N') ADVANCE(149);
      END_STATE();
    case 147:
      ACCEPT_TOKEN(sym_file);
      END_STATE();
    case 148:
      ACCEPT_TOKEN(sym_line);
      END_STATE();
    case 149:
      if (lookahead == 'G') ADVANCE(150);
      END_STATE();
    case 150:
      if (lookahead == '_') ADVANCE(151);
      END_STATE();
    case 151:
      if (lookahead == '_') ADVANCE(152);
      END_STATE();
    case 152:
      ACCEPT_TOKEN(sym_encoding);
      END_STATE();
    default:
      return false;
  }
}

enum ts_external_scanner_symbol_identifiers {
  ts_external_token__line_break = 0,
  ts_external_token__no_line_break = 1,
  ts_external_token_simple_symbol = 2,
  ts_external_token__string_start = 3,
  ts_external_token__symbol_start = 4,
  ts_external_token__subshell_start = 5,
  ts_external_token__regex_start = 6,
  ts_external_token__string_array_start = 7,
  ts_external_token__symbol_array_start = 8,
  ts_external_token__heredoc_body_start = 9,
  ts_external_token_string_content = 10,
  ts_external_token_heredoc_content = 11,
  ts_external_token__string_end = 12,
  ts_external_token_heredoc_end = 13,
  ts_external_token_heredoc_beginning = 14,
  ts_external_token_SLASH = 15,
  ts_external_token__block_ampersand = 16,
  ts_external_token__splat_star = 17,
  ts_external_token__unary_minus = 18,
  ts_external_token__unary_minus_num = 19,
  ts_external_token__binary_minus = 20,
  ts_external_token__binary_star = 21,
  ts_external_token__singleton_class_left_angle_left_langle = 22,
  ts_external_token_hash_key_symbol = 23,
  ts_external_token__identifier_suffix = 24,
  ts_external_token__constant_suffix = 25,
  ts_external_token__hash_splat_star_star = 26,
  ts_external_token__binary_star_star = 27,
  ts_external_token__element_reference_bracket = 28,
  ts_external_token__short_interpolation = 29,
};

static const TSSymbol ts_external_scanner_symbol_map[EXTERNAL_TOKEN_COUNT] = {
  [ts_external_token__line_break] = sym__line_break,
  [ts_external_token__no_line_break] = sym__no_line_break,
  [ts_external_token_simple_symbol] = sym_simple_symbol,
  [ts_external_token__string_start] = sym__string_start,
  [ts_external_token__symbol_start] = sym__symbol_start,
  [ts_external_token__subshell_start] = sym__subshell_start,
  [ts_external_token__regex_start] = sym__regex_start,
  [ts_external_token__string_array_start] = sym__string_array_start,
  [ts_external_token__symbol_array_start] = sym__symbol_array_start,
  [ts_external_token__heredoc_body_start] = sym__heredoc_body_start,
  [ts_external_token_string_content] = sym_string_content,
  [ts_external_token_heredoc_content] = sym_heredoc_content,
  [ts_external_token__string_end] = sym__string_end,
  [ts_external_token_heredoc_end] = sym_heredoc_end,
  [ts_external_token_heredoc_beginning] = sym_heredoc_beginning,
  [ts_external_token_SLASH] = anon_sym_SLASH,
  [ts_external_token__block_ampersand] = sym__block_ampersand,
  [ts_external_token__splat_star] = sym__splat_star,
  [ts_external_token__unary_minus] = sym__unary_minus,
  [ts_external_token__unary_minus_num] = sym__unary_minus_num,
  [ts_external_token__binary_minus] = sym__binary_minus,
  [ts_external_token__binary_star] = sym__binary_star,
  [ts_external_token__singleton_class_left_angle_left_langle] = sym__singleton_class_left_angle_left_langle,
  [ts_external_token_hash_key_symbol] = sym_hash_key_symbol,
  [ts_external_token__identifier_suffix] = sym__identifier_suffix,
  [ts_external_token__constant_suffix] = sym__constant_suffix,
  [ts_external_token__hash_splat_star_star] = sym__hash_splat_star_star,
  [ts_external_token__binary_star_star] = sym__binary_star_star,
  [ts_external_token__element_reference_bracket] = sym__element_reference_bracket,
  [ts_external_token__short_interpolation] = sym__short_interpolation,
};

static const bool ts_external_scanner_states[42][EXTERNAL_TOKEN_COUNT] = {
  [1] = {
    [ts_external_token__line_break] = true,
    [ts_external_token__no_line_break] = true,
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_string_content] = true,
    [ts_external_token_heredoc_content] = true,
    [ts_external_token__string_end] = true,
    [ts_external_token_heredoc_end] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__block_ampersand] = true,
    [ts_external_token__splat_star] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__binary_star] = true,
    [ts_external_token__singleton_class_left_angle_left_langle] = true,
    [ts_external_token_hash_key_symbol] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
    [ts_external_token__hash_splat_star_star] = true,
    [ts_external_token__binary_star_star] = true,
    [ts_external_token__element_reference_bracket] = true,
    [ts_external_token__short_interpolation] = true,
  },
  [2] = {
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
  },
  [3] = {
    [ts_external_token__line_break] = true,
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__block_ampersand] = true,
    [ts_external_token__splat_star] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__binary_star] = true,
    [ts_external_token_hash_key_symbol] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
    [ts_external_token__hash_splat_star_star] = true,
    [ts_external_token__binary_star_star] = true,
    [ts_external_token__element_reference_bracket] = true,
  },
  [4] = {
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__block_ampersand] = true,
    [ts_external_token__splat_star] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__binary_star] = true,
    [ts_external_token_hash_key_symbol] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
    [ts_external_token__hash_splat_star_star] = true,
    [ts_external_token__binary_star_star] = true,
    [ts_external_token__element_reference_bracket] = true,
  },
  [5] = {
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__block_ampersand] = true,
    [ts_external_token__splat_star] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token_hash_key_symbol] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
    [ts_external_token__hash_splat_star_star] = true,
  },
  [6] = {
    [ts_external_token__line_break] = true,
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
    [ts_external_token__element_reference_bracket] = true,
  },
  [7] = {
    [ts_external_token__line_break] = true,
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
  },
  [8] = {
    [ts_external_token__line_break] = true,
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__binary_star] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
    [ts_external_token__binary_star_star] = true,
    [ts_external_token__element_reference_bracket] = true,
  },
  [9] = {
    [ts_external_token__line_break] = true,
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__block_ampersand] = true,
    [ts_external_token__splat_star] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token_hash_key_symbol] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
    [ts_external_token__hash_splat_star_star] = true,
  },
  [10] = {
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token_hash_key_symbol] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
    [ts_external_token__hash_splat_star_star] = true,
  },
  [11] = {
    [ts_external_token__line_break] = true,
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__binary_star] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
    [ts_external_token__binary_star_star] = true,
  },
  [12] = {
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__binary_star] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
    [ts_external_token__binary_star_star] = true,
    [ts_external_token__element_reference_bracket] = true,
  },
  [13] = {
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__binary_star] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
    [ts_external_token__binary_star_star] = true,
  },
  [14] = {
    [ts_external_token__no_line_break] = true,
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
  },
  [15] = {
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__splat_star] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
  },
  [16] = {
    [ts_external_token__line_break] = true,
    [ts_external_token__no_line_break] = true,
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
  },
  [17] = {
    [ts_external_token__line_break] = true,
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__splat_star] = true,
    [ts_external_token__unary_minus] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
  },
  [18] = {
    [ts_external_token__line_break] = true,
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
  },
  [19] = {
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
  },
  [20] = {
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__unary_minus_num] = true,
    [ts_external_token__singleton_class_left_angle_left_langle] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
  },
  [21] = {
    [ts_external_token__line_break] = true,
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__unary_minus_num] = true,
  },
  [22] = {
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__subshell_start] = true,
    [ts_external_token__regex_start] = true,
    [ts_external_token__string_array_start] = true,
    [ts_external_token__symbol_array_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_beginning] = true,
    [ts_external_token__unary_minus_num] = true,
  },
  [23] = {
    [ts_external_token__line_break] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__binary_star] = true,
    [ts_external_token__binary_star_star] = true,
    [ts_external_token__element_reference_bracket] = true,
  },
  [24] = {
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__binary_star] = true,
    [ts_external_token__binary_star_star] = true,
    [ts_external_token__element_reference_bracket] = true,
  },
  [25] = {
    [ts_external_token__line_break] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__binary_star] = true,
    [ts_external_token__binary_star_star] = true,
    [ts_external_token__element_reference_bracket] = true,
  },
  [26] = {
    [ts_external_token_simple_symbol] = true,
    [ts_external_token__symbol_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
  },
  [27] = {
    [ts_external_token__line_break] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__binary_star] = true,
    [ts_external_token__binary_star_star] = true,
  },
  [28] = {
    [ts_external_token__string_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__binary_star] = true,
    [ts_external_token__binary_star_star] = true,
    [ts_external_token__element_reference_bracket] = true,
  },
  [29] = {
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
  },
  [30] = {
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_SLASH] = true,
    [ts_external_token__binary_minus] = true,
    [ts_external_token__binary_star] = true,
    [ts_external_token__binary_star_star] = true,
  },
  [31] = {
    [ts_external_token__line_break] = true,
    [ts_external_token__string_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
  },
  [32] = {
    [ts_external_token__line_break] = true,
    [ts_external_token__heredoc_body_start] = true,
  },
  [33] = {
    [ts_external_token__line_break] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token__element_reference_bracket] = true,
  },
  [34] = {
    [ts_external_token__string_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token__identifier_suffix] = true,
    [ts_external_token__constant_suffix] = true,
  },
  [35] = {
    [ts_external_token__heredoc_body_start] = true,
  },
  [36] = {
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token__element_reference_bracket] = true,
  },
  [37] = {
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_string_content] = true,
    [ts_external_token__string_end] = true,
    [ts_external_token__short_interpolation] = true,
  },
  [38] = {
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_heredoc_content] = true,
    [ts_external_token_heredoc_end] = true,
    [ts_external_token__short_interpolation] = true,
  },
  [39] = {
    [ts_external_token__string_start] = true,
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token__element_reference_bracket] = true,
  },
  [40] = {
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token_string_content] = true,
    [ts_external_token__short_interpolation] = true,
  },
  [41] = {
    [ts_external_token__heredoc_body_start] = true,
    [ts_external_token__string_end] = true,
  },
};

#ifdef __cplusplus
extern "C" {
#endif
void *tree_sitter_ruby_external_scanner_create(void);
void tree_sitter_ruby_external_scanner_destroy(void *);
bool tree_sitter_ruby_external_scanner_scan(void *, TSLexer *, const bool *);
unsigned tree_sitter_ruby_external_scanner_serialize(void *, char *);
void tree_sitter_ruby_external_scanner_deserialize(void *, const char *, unsigned);

#ifdef TREE_SITTER_HIDE_SYMBOLS
#define TS_PUBLIC
#elif defined(_WIN32)
#define TS_PUBLIC __declspec(dllexport)
#else
#define TS_PUBLIC __attribute__((visibility("default")))
#endif

TS_PUBLIC const TSLanguage *tree_sitter_ruby(void) {
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
    .keyword_lex_fn = ts_lex_keywords,
    .keyword_capture_token = sym_identifier,
    .external_scanner = {
      &ts_external_scanner_states[0][0],
      ts_external_scanner_symbol_map,
      tree_sitter_ruby_external_scanner_create,
      tree_sitter_ruby_external_scanner_destroy,
      tree_sitter_ruby_external_scanner_scan,
      tree_sitter_ruby_external_scanner_serialize,
      tree_sitter_ruby_external_scanner_deserialize,
    },
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
